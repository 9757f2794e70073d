import 'server-only';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unwrapWoff } from './unwrap-woff';

/** Noto Sans is split into files of one range of letters each; a letter is written in the first one that has it. */
const SUBSETS = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
  'devanagari',
] as const;
export type Subset = (typeof SUBSETS)[number];

export type Weight = 'regular' | 'bold';
const WEIGHTS: Record<Weight, number> = { regular: 400, bold: 700 };
const UNWRITABLE = '?';

type Range = readonly [from: number, to: number];

// The bundler must leave it alone: the files are read from the installed package.
const packageFile = (name: string) =>
  createRequire(path.join(process.cwd(), 'package.json')).resolve(`@fontsource/noto-sans/${name}`);

function readRanges(): ReadonlyMap<Subset, readonly Range[]> {
  const listed: Record<string, string> = JSON.parse(readFileSync(packageFile('unicode.json'), 'utf8'));
  return new Map(
    SUBSETS.map((subset) => [
      subset,
      (listed[subset] ?? '').split(',').map((range): Range => {
        const [from = '', to = from] = range.replace('U+', '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      }),
    ]),
  );
}

let ranges: ReadonlyMap<Subset, readonly Range[]> | undefined;
const files = new Map<string, Buffer>();

/** Returns the font of a subset and weight. */
export function fontFile(subset: Subset, weight: Weight): Buffer {
  const name = `files/noto-sans-${subset}-${WEIGHTS[weight]}-normal.woff`;
  const known = files.get(name) ?? unwrapWoff(readFileSync(packageFile(name)));
  files.set(name, known);
  return known;
}

function subsetOf(letter: string): Subset | null {
  ranges ??= readRanges();
  const code = letter.codePointAt(0) ?? 0;
  for (const [subset, listed] of ranges) {
    if (listed.some(([from, to]) => code >= from && code <= to)) return subset;
  }
  return null;
}

/** Splits a text into runs of one font each; letters without a font become question marks. */
export function textRuns(text: string): { subset: Subset; text: string }[] {
  const runs: { subset: Subset; text: string }[] = [];
  for (const letter of text) {
    const subset = subsetOf(letter);
    const last = runs.at(-1);
    const wanted = subset ?? 'latin';
    const written = subset ? letter : UNWRITABLE;
    if (last?.subset === wanted) last.text += written;
    else runs.push({ subset: wanted, text: written });
  }
  return runs;
}
