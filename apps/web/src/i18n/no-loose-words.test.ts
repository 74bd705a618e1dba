import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCE = path.join(import.meta.dirname, '..');
/** For developers. */
const UNSPOKEN = /^(gallery|stage)[\\/]/;
/** Attributes that are read or heard. */
const READ = new Set(['label', 'title', 'name', 'hint', 'placeholder', 'aria-label', 'alt', 'text']);

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !UNSPOKEN.test(file),
);

test.each(files)('every word of %s comes from the catalogue', (file) => {
  expect(looseWordsIn(readFileSync(path.join(SOURCE, file), 'utf8'))).toEqual([]);
});

test('a loose word is found', () => {
  expect(looseWordsIn('const a = <p title="Free seat">Menu {b ? "Off the road" : x}</p>;')).toEqual([
    'Free seat',
    'Menu',
    'Off the road',
  ]);
});

/** Text between tags, and strings that begin like a word of a sentence where people read or hear them. */
function looseWordsIn(text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && /[a-z]{2}/i.test(node.text)) found.push(node.text.trim());
    else if (ts.isStringLiteral(node) && (isRead(node) ? /^[A-Z]/ : /^[A-Z][a-z’]*( [a-z]+|[.…])/).test(node.text)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function isRead({ parent }: ts.StringLiteral): boolean {
  return (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) && READ.has(parent.name.getText());
}
