import { expect, test } from 'vitest';
import { underBase } from './site.ts';

test.each([
  { html: '<head><script src="./assets/a.js"></script></head>', has: ['src="/sub/assets/a.js"', 'content="/sub/"'] },
  {
    html: '<head lang="en"><meta name="base-path" content="/" /></head>',
    has: ['<head lang="en">\n    <meta name="base-path" content="/sub/" />'],
  },
])('a page is moved under its base path: $html', ({ html, has }) => {
  const moved = underBase(html, '/sub/');
  for (const part of has) expect(moved).toContain(part);
  expect(moved.match(/base-path/g)).toHaveLength(1);
});
