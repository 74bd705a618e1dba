import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const STYLESHEETS = / *<link rel="stylesheet"[^>]*>\n/g;
const SIGN = /( *<div id="root">)<img class="(\w+)"[^>]* width="(\d+)" height="(\d+)"[^>]*>(<\/div>\n)/;
const MARK = join(import.meta.dirname, '../src/app/mark.svg');

/**
 * Puts the stylesheets of the page behind the sign of the house. A browser draws nothing before it has those of the head;
 * what stands before the others it draws at once. Scripts wait for them here as they would there, but for the one that
 * `pages.ts` lets run at once. The sign itself is drawn as part of the document: an image is loaded as one of its own, and
 * may miss the first frame.
 */
export function signFirst(): Plugin {
  return {
    name: 'sign-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) => (path === '/index.html' ? stylesBehindSign(html) : html),
    },
  };
}

function stylesBehindSign(html: string): string {
  const styles = html.match(STYLESHEETS)?.join('') ?? '';
  if (styles === '' || !SIGN.test(html)) throw new Error('index.html has no stylesheet, or no sign to put it behind.');
  const drawing = readFileSync(MARK, 'utf8').trim();
  return html.replaceAll(STYLESHEETS, '').replace(SIGN, (_, before, name, width, height, after) => {
    const svg = `<svg class="${name}" width="${width}" height="${height}" aria-hidden="true"`;
    return `${before}${drawing.replace('<svg', svg)}${after}${styles}`;
  });
}
