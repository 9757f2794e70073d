import 'server-only';
import { atomsOf } from './split-words';
import type { TextIndex } from './text-index';

const WORDS_MAX = 10;
/** Stop words; they count only if nothing else was typed. */
const FILLERS = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

export type Matches = {
  /** Slot -> score, higher is better. */
  scores: Map<number, number>;
  /** Nothing has all the words: these have the most of them. */
  isRelaxed: boolean;
};

/** A word as it was typed between spaces, in atoms: `18v` is one word of two atoms. */
function typedWords(query: string): string[][] {
  const words = query
    .split(/[\s,;]+/)
    .map(atomsOf)
    .filter((atoms) => atoms.length > 0);
  const telling = words.filter(([first = '', ...rest]) => rest.length > 0 || !FILLERS.has(first));
  return (telling.length > 0 ? telling : words).slice(0, WORDS_MAX);
}

type WordScores = Map<number, number>;

function keepBest(scores: WordScores, slot: number, score: number): void {
  if (score > (scores.get(slot) ?? 0)) scores.set(slot, score);
}

function scoresOf(index: TextIndex, terms: readonly { term: string; quality: number }[]): WordScores {
  const scores: WordScores = new Map();
  for (const { term, quality } of terms) {
    index.forEachSlot(term, (slot, weight) => keepBest(scores, slot, weight * quality));
  }
  return scores;
}

function unite(into: WordScores, from: WordScores): void {
  for (const [slot, score] of from) keepBest(into, slot, score);
}

/** Intersects slots, adding their scores. */
function intersect(parts: readonly WordScores[]): WordScores {
  const [first = new Map<number, number>(), ...rest] = [...parts].sort((a, b) => a.size - b.size);
  const scores: WordScores = new Map();
  for (const [slot, score] of first) {
    let sum = score;
    const isInAll = rest.every((part) => {
      const other = part.get(slot);
      if (other !== undefined) sum += other;
      return other !== undefined;
    });
    if (isInAll) scores.set(slot, sum);
  }
  return scores;
}

/** One typed word: as one term if there is such a term, else by each of its atoms. */
function scoresOfWord(index: TextIndex, atoms: readonly string[], withTypos: boolean): WordScores {
  const asTerm = (word: string): WordScores => {
    const scores = scoresOf(index, index.termsLike(word));
    if (withTypos || scores.size === 0) unite(scores, scoresOf(index, index.termsNear(word)));
    return scores;
  };
  const joined = atoms.join('');
  if (atoms.length === 1) return asTerm(joined);
  const whole = scoresOf(index, index.termsLike(joined));
  if (whole.size > 0) return whole;
  const parts = intersect(atoms.map(asTerm));
  return parts.size > 0 ? parts : asTerm(joined);
}

/** The scores of each word; two neighbours that are one word elsewhere (`screw driver`) count for both. */
function wordScores(index: TextIndex, words: readonly string[][], withTypos: boolean): WordScores[] {
  const each = words.map((atoms) => scoresOfWord(index, atoms, withTypos));
  for (const [position, atoms] of words.entries()) {
    const next = words[position + 1];
    if (!next) continue;
    const joined = scoresOf(index, index.termsLike([...atoms, ...next].join('')));
    for (const side of [each[position], each[position + 1]]) if (side) unite(side, joined);
  }
  return each;
}

/** Returns the slots with the most words, and their scores. */
function mostWords(each: readonly WordScores[]): WordScores {
  const found = new Map<number, { words: number; score: number }>();
  for (const scores of each) {
    for (const [slot, score] of scores) {
      const sofar = found.get(slot) ?? { words: 0, score: 0 };
      found.set(slot, { words: sofar.words + 1, score: sofar.score + score });
    }
  }
  let most = 0;
  for (const { words } of found.values()) most = Math.max(most, words);
  const best: WordScores = new Map();
  for (const [slot, { words, score }] of found) if (words === most) best.set(slot, score);
  return best;
}

/**
 * Ranks the matches of a search: documents with every word, as typed, in the singular, or as a prefix; a word without a
 * match is treated as a typing error. If none has all, typing errors are allowed in every word, and then those with the
 * most words match. Returns null for a query without a letter or digit.
 */
export function rankMatches(index: TextIndex, query: string): Matches | null {
  const words = typedWords(query);
  if (words.length === 0) return null;
  const strict = wordScores(index, words, false);
  const all = intersect(strict);
  if (all.size > 0) return { scores: all, isRelaxed: false };
  const generous = wordScores(index, words, true);
  const nearly = intersect(generous);
  if (nearly.size > 0) return { scores: nearly, isRelaxed: false };
  const some = mostWords(generous);
  return { scores: some, isRelaxed: some.size > 0 };
}
