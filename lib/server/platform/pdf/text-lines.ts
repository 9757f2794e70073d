import bidiFactory, { type EmbeddingLevels } from 'bidi-js';
import LineBreaker from 'linebreak';
import { type Letter, lettersOf } from './pdf-fonts';

/** `isMissing`: question marks for letters that no font has. */
export type TextRun = { font: string; text: string; isRightToLeft: boolean; isMissing?: true };
/** Runs from left to right. */
export type TextLine = readonly TextRun[];

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const PARAGRAPH_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** They direct the letters around them, and are drawn as nothing. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

type LevelledLetter = Letter & { level: number };
/** Letters between which a line is never broken, unless one alone is too long. */
type Piece = { letters: LevelledLetter[]; width: number; visibleWidth: number };
type Measure = (run: TextRun) => number;

function levelsOf(text: string): EmbeddingLevels | null {
  return RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text) : null;
}

function runsOf(letters: readonly LevelledLetter[]): (TextRun & { level: number })[] {
  const runs: (TextRun & { level: number })[] = [];
  for (const { text, from: _, ...letter } of letters) {
    const last = runs.at(-1);
    const { font, level, isMissing } = letter;
    if (last?.font === font && last.level === level && last.isMissing === isMissing) last.text += text;
    else runs.push({ ...letter, text, isRightToLeft: level % 2 === 1 });
  }
  return runs;
}

/** Puts runs in the order in which they stand from left to right (Unicode Bidirectional Algorithm, rule L2). */
function inSight<Item extends { level: number }>(runs: readonly Item[]): Item[] {
  const seen = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let from = 0; from < seen.length; from += 1) {
      let to = from;
      while ((seen[to]?.level ?? 0) >= level) to += 1;
      if (to > from) seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = to;
    }
  }
  return seen;
}

/** The font reverses letters of a script that runs from right to left; signs alone it leaves as they are. */
function drawn({ level: _, ...run }: TextRun & { level: number }): TextRun {
  const isReversedHere = run.isRightToLeft && !RIGHT_TO_LEFT.test(run.text);
  return { ...run, text: isReversedHere ? [...run.text].reverse().join('') : run.text };
}

const trimmed = (letters: readonly LevelledLetter[]) =>
  letters.slice(0, letters.findLastIndex(({ text }) => text.trim() !== '') + 1);

const widthOf = (letters: readonly LevelledLetter[], measure: Measure) =>
  runsOf(letters).reduce((sum, run) => sum + measure(drawn(run)), 0);

function pieceOf(letters: LevelledLetter[], measure: Measure): Piece {
  return { letters, width: widthOf(letters, measure), visibleWidth: widthOf(trimmed(letters), measure) };
}

const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Splits what is wider than a line: between words without spaces, as Thai has them, or else between letters. */
function splitPiece({ letters }: Piece, width: number, measure: Measure): Piece[] {
  const text = letters.map((letter) => letter.text).join('');
  const ends = new Set<number>();
  for (const { segment, index } of words.segment(text)) ends.add(index + segment.length);
  const parts: LevelledLetter[][] = [[]];
  let at = 0;
  for (const letter of letters) {
    parts.at(-1)?.push(letter);
    at += letter.text.length;
    if (ends.has(at) && at < text.length) parts.push([]);
  }
  return parts.flatMap((part) => {
    const piece = pieceOf(part, measure);
    return piece.visibleWidth <= width ? [piece] : part.map((letter) => pieceOf([letter], measure));
  });
}

function piecesOf(text: string, measure: Measure): Piece[] {
  const levels = levelsOf(text);
  const mirrored = levels ? bidi.getMirroredCharactersMap(text, levels.levels) : null;
  const letters = lettersOf(text)
    .map((letter) => ({
      ...letter,
      text: (mirrored?.get(letter.from) ?? letter.text).replace(DIRECTIONS, ''),
      level: levels?.levels[letter.from] ?? 0,
    }))
    .filter((letter) => letter.text !== '');
  const breaker = new LineBreaker(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    const { position } = end;
    const to = letters.findIndex((letter, at) => at >= from && letter.from >= position);
    const part = letters.slice(from, to === -1 ? undefined : to);
    if (part.length > 0) pieces.push(pieceOf(part, measure));
    from = to === -1 ? letters.length : to;
  }
  return pieces;
}

function linesOfParagraph(text: string, width: number, measure: Measure): LevelledLetter[][] {
  const lines: LevelledLetter[][] = [[]];
  let used = 0;
  const add = (piece: Piece): void => {
    if (used > 0 && used + piece.visibleWidth > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(...piece.letters);
    used += piece.width;
  };
  for (const piece of piecesOf(text, measure)) {
    if (piece.visibleWidth <= width) add(piece);
    else for (const part of splitPiece(piece, width, measure)) add(part);
  }
  return lines;
}

/** Any script and direction. Composes decomposed letters; one that no font has becomes a question mark. */
export function textLines(text: string, width: number, measure: Measure): TextLine[] {
  return text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .split(PARAGRAPH_END)
    .flatMap((paragraph) => linesOfParagraph(paragraph, width, measure))
    .map((letters) => inSight(runsOf(trimmed(letters))).map(drawn));
}
