import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TOAST, VALIDATION } from '@/lib/shared/messages/messages';
import { inRoot, ROOT } from '@/stack/paths';

const text = readFileSync(inRoot('docs/product.md'), 'utf8');

/** Returns the last cells of the table in a section, below its head. */
function lastCells(section: string): string[] {
  const [, body = ''] = text.split(new RegExp(`^### ${section} .*$`, 'm'));
  const rows =
    body
      .split(/^#/m)[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|')) ?? [];
  return rows.slice(2).map((row) => row.split('|').at(-2)?.trim() ?? '');
}

it('the fixed messages in docs/product.md are those of the store, word for word', () => {
  const messages = new Set<string>([...Object.values(VALIDATION), ...Object.values(TOAST)]);
  const fixed = ['5.2', '8.1', '8.2'].flatMap((section) =>
    lastCells(section).flatMap((cell) => cell.split(', and in the same toast: ')),
  );
  expect(fixed.length).toBeGreaterThan(40);
  expect(fixed.filter((message) => !messages.has(message))).toEqual(["the failure's own message"]);
});

it('the sections of docs/product.md that code, tests and pages cite exist', () => {
  const sections = new Set([...text.matchAll(/^##+ (\d+(?:\.\d+)?)/gm)].map(([, number]) => number));
  const cited = execFileSync('git', ['grep', '-hoE', '[Pp]roduct(\\.md)? §[0-9]+(\\.[0-9]+)?'], { cwd: ROOT })
    .toString()
    .split('\n')
    .concat(text.match(/§\d+(?:\.\d+)?/g) ?? [])
    .flatMap((citation) => /§(.*)$/.exec(citation)?.[1] ?? []);
  expect(cited.length).toBeGreaterThan(200);
  expect([...new Set(cited)].filter((number) => !sections.has(number))).toEqual([]);
});
