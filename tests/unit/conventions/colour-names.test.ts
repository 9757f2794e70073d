import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * A colour of Tailwind's own palette. The design's tokens replace the palette, so such a class has no effect: a dialog
 * without its dimmed page, a QR code black on black.
 */
const FOREIGN_COLOUR =
  /(?<=["'`\s:])(?:bg|text|border(?:-[xytbse])?|outline|ring|fill|stroke|divide|decoration|accent|caret|shadow|from|via|to)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?:\/\d+)?(?=["'`\s])/g;

it('components and pages use the colours of the design alone', () => {
  const found = ['app', 'components'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => {
        const file = path.join(folder, name);
        const colours = readFileSync(path.join(ROOT, file), 'utf8').match(FOREIGN_COLOUR) ?? [];
        return colours.map((colour) => `${file} ${colour}`);
      }),
  );
  expect(found).toEqual([]);
});
