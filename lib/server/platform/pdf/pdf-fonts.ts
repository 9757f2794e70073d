import 'server-only';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { openFont } from './open-font';

type Family = { name: string; subsets: 'all' | 'numbered' | readonly string[]; isStatic?: boolean };

const script = (name: string, serif = false): Family => ({
  name: `noto-${serif ? 'serif' : 'sans'}-${name}`,
  subsets: [name],
});

const BASE: Family = { name: 'noto-sans', subsets: 'all' };

/** A letter is written in the first one that has it. */
const FAMILIES: readonly Family[] = [
  BASE,
  // Fractions, raised and lowered figures.
  { name: 'open-sans', subsets: ['math', 'symbols'] },
  { name: 'noto-sans-math', subsets: ['latin'], isStatic: true },
  { name: 'noto-sans-symbols', subsets: ['symbols'] },
  { name: 'noto-sans-symbols-2', subsets: ['symbols'], isStatic: true },
  ...['arabic', 'hebrew', 'thai', 'georgian', 'armenian', 'ethiopic', 'khmer', 'lao', 'myanmar'].map((name) =>
    script(name),
  ),
  ...['bengali', 'sinhala', 'tamil', 'telugu', 'gujarati', 'gurmukhi', 'kannada', 'malayalam'].map((name) =>
    script(name),
  ),
  ...['oriya', 'thaana'].map((name) => script(name)),
  script('tibetan', true),
];

const HAN = {
  jp: { name: 'noto-sans-jp', subsets: 'numbered' },
  sc: { name: 'noto-sans-sc', subsets: 'numbered' },
  tc: { name: 'noto-sans-tc', subsets: 'numbered' },
  kr: { name: 'noto-sans-kr', subsets: 'numbered' },
} as const satisfies Record<string, Family>;

/** The same Chinese characters are written a little differently in each country; a text without a sign of one is Chinese. */
function hanFamilies(text: string): readonly Family[] {
  const { jp, sc, tc, kr } = HAN;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [jp, sc, tc, kr];
  if (/\p{Script=Hangul}/u.test(text)) return [kr, jp, sc, tc];
  return [sc, tc, jp, kr];
}

export type Weight = 'regular' | 'bold';
const WEIGHTS: Record<Weight, number> = { regular: 400, bold: 700 };

type Range = readonly [from: number, to: number];
type FontFile = { id: string; file: string; ranges: readonly Range[]; isStatic: boolean };

const packageOf = ({ name, isStatic }: Family) => `@fontsource${isStatic ? '' : '-variable'}/${name}`;

// The bundler must leave it alone: the files are read from the installed package.
const packageFile = (name: string) => createRequire(path.join(process.cwd(), 'package.json')).resolve(name);

function readRanges(listed: string): Range[] {
  return listed.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function readFiles(family: Family): FontFile[] {
  const listed: Record<string, string> = JSON.parse(
    readFileSync(packageFile(`${packageOf(family)}/unicode.json`), 'utf8'),
  );
  const { name, subsets, isStatic = false } = family;
  return Object.entries(listed)
    .filter(([subset]) =>
      subsets === 'all' ? true : subsets === 'numbered' ? subset.startsWith('[') : subsets.includes(subset),
    )
    .map(([subset, ranges]) => {
      const id = `${name}-${subset.replace(/[[\]]/g, '')}`;
      const file = `${packageOf(family)}/files/${id}-${isStatic ? '400' : 'wght'}-normal.woff2`;
      // The lists of static packages are those of their style sheets, which leave most signs out.
      return { id, file, isStatic, ranges: isStatic ? [[0, 0x10ffff]] : readRanges(ranges) };
    });
}

const families = new Map<Family, readonly FontFile[]>();
const files = new Map<string, FontFile>();

function filesOf(family: Family): readonly FontFile[] {
  let familyFiles = families.get(family);
  if (!familyFiles) {
    familyFiles = readFiles(family);
    families.set(family, familyFiles);
    for (const file of familyFiles) files.set(file.id, file);
  }
  return familyFiles;
}

/** Those of Chinese, Japanese and Korean are some hundred small files: as many as a document may need stay open. */
const open = new LRUCache<string, Font>({ max: 64 });

export function fontOf(id: string, weight: Weight): Font {
  const file = files.get(id) ?? filesOf(BASE).find((each) => each.id === id);
  if (!file) throw new Error(`no font ${id}`);
  const name = `${id}-${file.isStatic ? 'regular' : weight}`;
  let font = open.get(name);
  if (!font) {
    font = openFont(readFileSync(packageFile(file.file)), { weight: WEIGHTS[weight], name });
    open.set(name, font);
  }
  return font;
}

const fontsOfLetters = new LRUCache<string, { id: string | null }>({ max: 5_000 });

function findFont(text: string, families: readonly Family[]): string | null {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  for (const { id, ranges } of families.flatMap(filesOf)) {
    if (!codes.every((code) => ranges.some(([from, to]) => code >= from && code <= to))) continue;
    const font = fontOf(id, 'regular');
    if (codes.every((code) => font.hasGlyphForCodePoint(code))) return id;
  }
  return null;
}

/** Null if no one font has the letter with all of its marks. */
function fontOfLetter(text: string, han: readonly Family[]): string | null {
  const key = `${han[0]?.name} ${text}`;
  let found = fontsOfLetters.get(key);
  if (!found) {
    found = { id: findFont(text, [...FAMILIES, ...han]) };
    fontsOfLetters.set(key, found);
  }
  return found.id;
}

/** A letter with its marks as it is written: often itself. `isMissing`: no font has it, and a question mark stands for it. */
export type Letter = { font: string; text: string; from: number; isMissing?: true };

export const LATIN = 'noto-sans-latin';
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff]*$/;
const UNWRITABLE = '?';
/** Hyphens, which only fonts of other scripts have, and a raised minus. */
const ALIKE: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-', '\u207b': '\u00af' };
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function plainOf(letter: string, before: string): string {
  const plain = letter.normalize('NFKD');
  if (plain === letter) return UNWRITABLE;
  // Not 1⅓ as 11⁄3.
  return plain.includes('\u2044') && /\d$/.test(before) ? ` ${plain}` : plain;
}

export function lettersOf(line: string): Letter[] {
  if (PLAIN.test(line)) return Array.from(line, (text, from) => ({ font: LATIN, text, from }));
  const han = hanFamilies(line);
  const written: Letter[] = [];
  const add = (letter: string, from: number): void => {
    const text = ALIKE[letter] ?? letter;
    const font = fontOfLetter(text, han);
    if (font !== null) {
      written.push({ font, text, from });
      return;
    }
    const parts = [...text.replace(INVISIBLE, '')];
    if (parts.length > 1) for (const part of parts) add(part, from);
    else if (parts[0] !== undefined) {
      const plain = parts[0] === text ? plainOf(text, written.at(-1)?.text ?? '') : parts[0];
      if (plain === UNWRITABLE) written.push({ font: LATIN, text: plain, from, isMissing: true });
      else for (const part of plain) add(part, from);
    }
  };
  for (const { segment, index } of letters.segment(line)) add(segment, index);
  return written;
}
