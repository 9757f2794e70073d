import type { ScoredSlots } from '#text/slot-scores';
import { atomsOf } from '#text/split-words';
import { StepBudget } from '#text/step-budget';
import type { TextIndex } from '#text/text-index';
import { intersect, isEmpty, union, type WordSlots, withMostWords } from '#text/word-slots';

const WORDS_MAX = 10;
const ATOMS_MAX = 16;
const ATOM_LETTERS_MAX = 32;
const STRICT_SHARE = 4 / 5;
/** Stop words; they count only if nothing else was typed. */
const FILLERS = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

export type Matches = ScoredSlots & {
  /** Nothing has all the words: these have the most of them. */
  isRelaxed: boolean;
};

/** `18v` is one word of two atoms. At most ten words, sixteen atoms and 32 letters at a stretch. */
function typedWords(query: string): string[][] {
  const typed = query
    .split(/[\s,;]+/)
    .map((word) => atomsOf(word).map((atom) => atom.slice(0, ATOM_LETTERS_MAX)))
    .filter((atoms) => atoms.length > 0);
  const words = [...new Map(typed.map((atoms) => [atoms.join(' '), atoms])).values()];
  const significant = words.filter(([first = '', ...rest]) => rest.length > 0 || !FILLERS.has(first));
  let atomsLeft = ATOMS_MAX;
  return (significant.length > 0 ? significant : words)
    .slice(0, WORDS_MAX)
    .map((atoms) => {
      const taken = atoms.slice(0, atomsLeft);
      atomsLeft -= taken.length;
      return taken;
    })
    .filter((atoms) => atoms.length > 0);
}

/** As many as reading six terms that every document has, and some for few documents. */
export function searchBudget(index: TextIndex): StepBudget {
  return new StepBudget(18_000 + 6 * index.slotCount);
}

class Lookup {
  readonly #like = new Map<string, WordSlots>();
  readonly #near = new Map<string, WordSlots>();

  constructor(readonly index: TextIndex) {}

  like(word: string, budget: StepBudget): WordSlots {
    return lookUpOnce(this.#like, word, () => this.index.slotsLike(word, budget));
  }

  near(word: string, budget: StepBudget): WordSlots {
    return lookUpOnce(this.#near, word, () => this.index.slotsNear(word, budget));
  }
}

function lookUpOnce(cache: Map<string, WordSlots>, word: string, find: () => WordSlots): WordSlots {
  const found = cache.get(word) ?? find();
  cache.set(word, found);
  return found;
}

/** Returns the slots of one typed word: as one term if there is such a term, else by each of its atoms. */
function slotsOfWord(
  lookup: Lookup,
  atoms: readonly string[],
  withTypos: boolean,
  budget: StepBudget,
): WordSlots {
  const asTerm = (word: string, own = budget): WordSlots => {
    const like = lookup.like(word, own);
    return withTypos || isEmpty(like) ? union(like, lookup.near(word, own)) : like;
  };
  const joined = atoms.join('');
  if (atoms.length === 1) return asTerm(joined);
  const whole = lookup.like(joined, budget);
  if (!isEmpty(whole)) return whole;
  const single = [...new Set(atoms)];
  const parts = intersect(
    single.map((atom, position) => budget.share(1 / (single.length - position), (own) => asTerm(atom, own))),
    lookup.index.scratch,
  );
  return parts.slots.length > 0 ? { lists: [parts], maps: [] } : asTerm(joined);
}

/** Returns the slots of each word; two neighbours that are one word elsewhere (`screw driver`) count for both. */
function slotsOfWords(
  lookup: Lookup,
  words: readonly string[][],
  withTypos: boolean,
  budget: StepBudget,
): WordSlots[] {
  const each = words.map((atoms, position) =>
    budget.share(1 / (words.length - position), (own) => slotsOfWord(lookup, atoms, withTypos, own)),
  );
  for (const [position, atoms] of words.entries()) {
    const next = words[position + 1];
    if (!next) continue;
    const joined = lookup.like([...atoms, ...next].join(''), budget);
    for (const side of [position, position + 1]) {
      const own = each[side];
      if (own) each[side] = union(own, joined);
    }
  }
  return each;
}

/**
 * Ranks the matches of a search: documents with every word, as typed, in the singular, or as a prefix; a word without a
 * match is treated as a typing error. If none has all, typing errors are allowed in every word, and then those with the
 * most words match. Returns null for a query without a letter or digit. No query takes more steps than the budget: one
 * that would, such as a single letter among many tools, returns its best matches.
 */
export function rankMatches(
  index: TextIndex,
  query: string,
  budget: StepBudget = searchBudget(index),
): Matches | null {
  const words = typedWords(query);
  if (words.length === 0) return null;
  const lookup = new Lookup(index);
  const strict = budget.share(STRICT_SHARE, (own) => slotsOfWords(lookup, words, false, own));
  const all = intersect(strict, index.scratch);
  if (all.slots.length > 0) return { ...all, isRelaxed: false };
  const generous = slotsOfWords(lookup, words, true, budget);
  const nearly = intersect(generous, index.scratch);
  if (nearly.slots.length > 0) return { ...nearly, isRelaxed: false };
  const some = withMostWords(generous, index.scratch);
  return { ...some, isRelaxed: some.slots.length > 0 };
}
