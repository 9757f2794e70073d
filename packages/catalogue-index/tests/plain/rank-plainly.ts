import { StepBudget } from '#text/step-budget';
import { plainQuery } from './plain-query';
import type { PlainTextIndex } from './plain-text-index';

const STRICT_SHARE = 4 / 5;

export type Matches = {
  scores: Map<number, number>;
  isRelaxed: boolean;
};

function searchBudget(index: PlainTextIndex): StepBudget {
  return new StepBudget(18_000 + 6 * index.slotCount);
}

type WordScores = Map<number, number>;

function raiseScore(scores: WordScores, slot: number, score: number): void {
  if (score > (scores.get(slot) ?? 0)) scores.set(slot, score);
}

function scoresOf(
  index: PlainTextIndex,
  terms: readonly { term: string; quality: number }[],
  budget: StepBudget,
): WordScores {
  const scores: WordScores = new Map();
  for (const { term, quality } of terms) {
    const isRead = index.forEachSlot(term, budget, (slot, weight) =>
      raiseScore(scores, slot, weight * quality),
    );
    if (!isRead) break;
  }
  return scores;
}

function unite(into: WordScores, from: WordScores): void {
  for (const [slot, score] of from) raiseScore(into, slot, score);
}

function intersect(parts: readonly WordScores[]): WordScores {
  const scores: WordScores = new Map();
  for (const slot of parts[0]?.keys() ?? []) {
    if (!parts.every((part) => part.has(slot))) continue;
    scores.set(
      slot,
      parts.reduce((sum, part) => sum + (part.get(slot) ?? 0), 0),
    );
  }
  return scores;
}

class Lookup {
  readonly #like = new Map<string, WordScores>();
  readonly #near = new Map<string, WordScores>();

  constructor(private readonly index: PlainTextIndex) {}

  like(word: string, budget: StepBudget): WordScores {
    return lookUpOnce(this.#like, word, () => {
      // The word itself comes first: what its beginnings cost must not take its place.
      const scores = scoresOf(this.index, this.index.termsOf(word), budget);
      unite(scores, scoresOf(this.index, this.index.termsBegunBy(word, budget), budget));
      return scores;
    });
  }

  near(word: string, budget: StepBudget): WordScores {
    return lookUpOnce(this.#near, word, () =>
      scoresOf(this.index, this.index.termsNear(word, budget), budget),
    );
  }
}

function lookUpOnce(known: Map<string, WordScores>, word: string, find: () => WordScores): WordScores {
  const found = known.get(word) ?? find();
  known.set(word, found);
  return found;
}

function scoresOfWord(
  lookup: Lookup,
  atoms: readonly string[],
  withTypos: boolean,
  budget: StepBudget,
): WordScores {
  const asTerm = (word: string, own = budget): WordScores => {
    const scores = new Map(lookup.like(word, own));
    if (withTypos || scores.size === 0) unite(scores, lookup.near(word, own));
    return scores;
  };
  const joined = atoms.join('');
  if (atoms.length === 1) return asTerm(joined);
  const whole = lookup.like(joined, budget);
  if (whole.size > 0) return new Map(whole);
  const single = [...new Set(atoms)];
  const parts = intersect(
    single.map((atom, position) => budget.share(1 / (single.length - position), (own) => asTerm(atom, own))),
  );
  return parts.size > 0 ? parts : asTerm(joined);
}

function wordScores(
  lookup: Lookup,
  words: readonly string[][],
  withTypos: boolean,
  budget: StepBudget,
): WordScores[] {
  const each = words.map((atoms, position) =>
    budget.share(1 / (words.length - position), (own) => scoresOfWord(lookup, atoms, withTypos, own)),
  );
  for (const [position, atoms] of words.entries()) {
    const next = words[position + 1];
    if (!next) continue;
    const joined = lookup.like([...atoms, ...next].join(''), budget);
    for (const side of [each[position], each[position + 1]]) if (side) unite(side, joined);
  }
  return each;
}

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
 * most words match. Returns null for a query without a letter or digit. No query takes more steps than the budget: one
 * that would, such as a single letter among many tools, returns its best matches.
 */
export function rankPlainly(
  index: PlainTextIndex,
  query: string,
  budget: StepBudget = searchBudget(index),
): Matches | null {
  const words = plainQuery(query);
  if (words.length === 0) return null;
  const lookup = new Lookup(index);
  const strict = budget.share(STRICT_SHARE, (own) => wordScores(lookup, words, false, own));
  const all = intersect(strict);
  if (all.size > 0) return { scores: all, isRelaxed: false };
  const generous = wordScores(lookup, words, true, budget);
  const nearly = intersect(generous);
  if (nearly.size > 0) return { scores: nearly, isRelaxed: false };
  const some = mostWords(generous);
  return { scores: some, isRelaxed: some.size > 0 };
}
