import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * A colour of Tailwind's own palette. The design's tokens replace the palette, so such a class has no effect: a dialog
 * without its dimmed page, a QR code black on black.
 */
const FOREIGN_COLOUR =
  /(?<=["'`\s:])(?:bg|text|border(?:-[xytbse])?|outline|ring|fill|stroke|divide|decoration|accent|caret|shadow|from|via|to)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?:\/\d+)?(?=["'`\s])/g;

function foreignColours(text: string): string[] {
  return text.match(FOREIGN_COLOUR) ?? [];
}

describe('colours', () => {
  it('are those of the design, in every component and page', () => {
    const found = ['app', 'components'].flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .flatMap((name) => {
          const file = path.join(folder, name);
          return foreignColours(readFileSync(path.join(ROOT, file), 'utf8')).map((one) => `${file} ${one}`);
        }),
    );
    expect(found).toEqual([]);
  });

  it('and the check finds what it looks for', () => {
    expect(foreignColours('className="border bg-white print:text-black backdrop:bg-black/55"')).toEqual([
      'bg-white',
      'text-black',
      'bg-black/55',
    ]);
    expect(foreignColours("'text-gray-500 hover:bg-amber-50'")).toEqual(['text-gray-500', 'bg-amber-50']);
    expect(foreignColours('className="bg-surface text-ink border-line bg-scrim"')).toEqual([]);
  });
});
