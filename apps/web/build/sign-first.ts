import type { Plugin } from 'vite';

const STYLESHEETS = / *<link rel="stylesheet"[^>]*>\n/g;
const SIGN = / *<div id="root"><img[^>]*><\/div>\n/;

/**
 * Puts the stylesheets of the page behind the sign of the house. A browser draws nothing before it has those of the head;
 * what stands before the others it draws at once. Scripts wait for them here as they would there.
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
  return html.replaceAll(STYLESHEETS, '').replace(SIGN, (sign) => `${sign}${styles}`);
}
