import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pages } from './build/pages.ts';
import { parcels } from './build/parcels.ts';
import { signFirst } from './build/sign-first.ts';
import { websocketOnly } from './build/websocket-only.ts';

/** Where `npm start` listens; the development server hands the API and the websocket on to it. */
const SERVER = `http://localhost:${process.env['PORT'] ?? '8080'}`;

/** Side effects at the top of our own modules are styles and the entry; what is unused of the rest may go. */
const OWN_LIBRARY = /[\\/]packages[\\/](rules|protocol|game|bots)[\\/]src[\\/]/;

/** Counts its requests when a page is left; there are none, see `websocket-only.ts`. */
const POLLING = /[\\/]engine[.]io-client[\\/]build[\\/]esm[\\/]transports[\\/]polling-/;

const PATTERN = /[\\/]styles[\\/]patterns[\\/]/;

export default defineConfig({
  // Every url in the pages is relative; the server rewrites them for the path it serves under.
  base: './',
  plugins: [react(), websocketOnly(), signFirst(), pages(), layered(), compressed()],
  build: {
    target: 'es2023',
    // A file of its own even when small, and kept by the browser; only patterns and cubes are written into their stylesheet:
    // what is asked for once that is there comes so much later.
    assetsInlineLimit: (file) => PATTERN.test(file),
    // No inline script for browsers that lack `modulepreload`; they load a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: parcels } },
      treeshake: { moduleSideEffects: [OWN_LIBRARY, POLLING].map((test) => ({ test, sideEffects: false })) },
    },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});

/**
 * Lets every stylesheet of the build begin with the order of the layers. The first one a page meets settles it, and which
 * that is changes with how the build is split; the minifier leaves out the statement of `styles/index.css`.
 */
function layered(): Plugin {
  const order = /^@layer [^;{]+;/m.exec(readFileSync(new URL('./src/styles/index.css', import.meta.url), 'utf8'))?.[0];
  if (order === undefined) throw new Error('styles/index.css names the layers in their order.');
  return {
    name: 'layered',
    apply: 'build',
    enforce: 'post',
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${String(file.source)}`;
      }
    },
  };
}

/** Puts a `.br` and a `.gz` beside every text file of the build, so that the server only has to send them. */
function compressed(): Plugin {
  const brotli = promisify(brotliCompress);
  const zipped = promisify(gzip);
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: async ({ dir }) => {
      if (dir === undefined) return;
      const names = await readdir(path.join(dir, 'assets'));
      const texts = names.filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const file = path.join(dir, 'assets', name);
          const text = await readFile(file);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          await writeFile(`${file}.br`, await brotli(text, { params }));
          await writeFile(`${file}.gz`, await zipped(text, { level: 9 }));
        }),
      );
    },
  };
}
