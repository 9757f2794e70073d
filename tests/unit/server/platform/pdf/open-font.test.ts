import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { openFont } from '@/lib/server/platform/pdf/open-font';

const FILE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
);

it('a letter that was first part of another is the letter that it is, to copy and to search for', () => {
  const font = openFont(readFileSync(FILE), { weight: 400, name: 'test' });
  const [made] = font.layout('\u00fc').glyphs;
  expect(made?.path.commands.length).toBeGreaterThan(10);
  expect(font.layout('u\u00fcu').glyphs.map(({ codePoints }) => codePoints)).toEqual([
    [0x75],
    [0xfc],
    [0x75],
  ]);
});
