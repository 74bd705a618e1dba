import type { Plugin, Rolldown } from 'vite';
import { AHEAD, CHAT, MATCH, ROOM, SOLO } from './page-modules.ts';

/** The pages that have a document of their own, and the module that draws each of them. */
const DRAWN_BY = {
  'room.html': ROOM,
  'solo.html': SOLO,
} as const;

/** Messages of a language that only those load who read it. */
const CHINESE = /[\\/]i18n[\\/][a-z]+[\\/]zh-hans[.]ts$/;

/** What the links are put before. */
const END_OF_HEAD = '  </head>';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Puts a document beside `index.html` for each kind of address whose module is loaded when it is needed. It names all that
 * module needs, so that a browser asks for that at once, and not after it has run what comes before. From where one comes
 * to a room, a document also says what the page is to fetch while people wait there; a browser does nothing by itself about that.
 * In all of them the script that asks ahead waits for nothing.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The other pages are made of index.html, which is missing.');
      const html = withoutWaiting(AHEAD, String(index.source), bundle);
      const later = laterOf(bundle).filter((line) => !html.includes(line.file));
      for (const [fileName, module] of Object.entries(DRAWN_BY)) {
        const linked = withLinks(html, neededFor(module, bundle));
        const source = module === SOLO ? linked : withLines(linked, later.map(metaOf));
        this.emitFile({ type: 'asset', fileName, source });
      }
      index.source = withLines(html, later.map(metaOf));
    },
  };
}

interface Later {
  readonly file: string;
  /** Only for those who read that language. */
  readonly language: string | null;
}

/** Beyond what a room itself needs. */
function laterOf(bundle: Bundle): readonly Later[] {
  const known = new Set(neededFor(ROOM, bundle));
  const files = [MATCH, CHAT].flatMap((module) => neededFor(module, bundle)).filter((file) => !known.has(file));
  return [...new Set(files)].flatMap((file): readonly Later[] => [
    { file, language: null },
    ...translationsOf(file, bundle).map((translation) => ({ file: translation, language: 'zh-Hans' })),
  ]);
}

function translationsOf(file: string, bundle: Bundle): readonly string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk') return [];
  return chunk.dynamicImports.filter((name) => {
    const imported = bundle[name];
    return imported?.type === 'chunk' && imported.moduleIds.some((id) => CHINESE.test(id));
  });
}

function metaOf({ file, language }: Later): string {
  const lang = language === null ? '' : ` lang="${language}"`;
  return `    <meta name="for-table"${lang} content="./${file}">\n`;
}

/** The files that a module needs before it can run: scripts, and their stylesheets. */
function neededFor(module: RegExp, bundle: Bundle): readonly string[] {
  const chunks = [...withImports(chunkOf(module, bundle), bundle, new Set())];
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...chunks.map(({ fileName }) => fileName), ...new Set(styles)];
}

function chunkOf(module: RegExp, bundle: Bundle): Chunk {
  const own = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => module.test(id)),
  );
  if (own?.type !== 'chunk') throw new Error(`No script of the build holds ${module.source}.`);
  return own;
}

/** What is imported comes before what imports it. */
function withImports(chunk: Chunk, bundle: Bundle, found: Set<Chunk>): ReadonlySet<Chunk> {
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk' && !found.has(imported)) withImports(imported, bundle, found);
  }
  return found.add(chunk);
}

/** Stylesheets are fetched only: the module itself still waits for them, and says so when one does not come. */
function withLinks(html: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !html.includes(`"./${file}"`))
    .map((file) => {
      const what = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
      return `    <link ${what} crossorigin href="./${file}">\n`;
    });
  return withLines(html, links);
}

/** What a script asks for at once it asks for before the stylesheets and the other scripts are there. */
function withoutWaiting(module: RegExp, html: string, bundle: Bundle): string {
  const script = ` src="./${chunkOf(module, bundle).fileName}"`;
  const line = html.split('\n').find((one) => one.includes('<script ') && one.includes(script));
  if (line === undefined) throw new Error(`index.html does not load ${module.source}.`);
  return html.replace(line, line.replace('<script ', '<script async '));
}

function withLines(html: string, lines: readonly string[]): string {
  if (!html.includes(END_OF_HEAD)) throw new Error(`No line of index.html is '${END_OF_HEAD}'.`);
  return html.replace(END_OF_HEAD, `${lines.join('')}${END_OF_HEAD}`);
}
