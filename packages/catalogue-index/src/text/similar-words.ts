import type { PackedStrings } from '#arrays/packed-strings';
import { slipCost } from '#terms/edit-distance';
import { letterSet, missingLetters } from '#terms/letter-set';
import type { StepBudget } from '#text/step-budget';

const SHORTEST_TYPED = 4;
const SHORTEST_WORD = 3;
const TWO_SLIPS_FROM = 8;
/** Up to this length the first letter has to be right. */
const FIRST_RIGHT_TO = 5;
/** Slips that cost nearly the same are as likely. */
const AS_LIKELY = 0.05;
/** So many ranges are cached: more than there are pairs of letters in words of a few languages. */
const RANGES_MAX = 10_000;

type Range = readonly [from: number, to: number];

type Sources = {
  /** Sorted. */
  words: PackedStrings;
  letters: Int32Array;
  /** More words, in no order. */
  others: () => Iterable<string>;
  /** Returns whether a document that is still there has the word. */
  isInUse: (word: string) => boolean;
};

export type SimilarWord = { word: string; cost: number };

/** How many slips a word may have; numbers and short words have none, since that would make another one. */
export function slipsIn(typed: string): 0 | 1 | 2 {
  if (typed.length < SHORTEST_TYPED || /\p{N}/u.test(typed)) return 0;
  return typed.length >= TWO_SLIPS_FROM ? 2 : 1;
}

/** Returns those that cost least, and those that cost hardly more. */
export function likeliest(found: readonly SimilarWord[]): SimilarWord[] {
  const least = Math.min(...found.map(({ cost }) => cost));
  return found.filter(({ cost }) => cost <= least + AS_LIKELY);
}

/** Returns how much it costs to take a typed word for another one; undefined if it cannot be meant. */
export function costOf(typed: string, word: string, most = slipsIn(typed)): number | undefined {
  if (most === 0 || word.length < SHORTEST_WORD) return undefined;
  if (typed.length <= FIRST_RIGHT_TO && typed[0] !== word[0]) return undefined;
  const cost = slipCost(typed, word, most);
  return cost === Number.POSITIVE_INFINITY ? undefined : cost;
}

export class SimilarWords {
  readonly #initials: readonly string[];
  readonly #ranges = new Map<string, Range>();

  constructor(private readonly sources: Sources) {
    this.#initials = initialsOf(sources.words);
  }

  /** Returns the words that may have been meant, likeliest alone. */
  find(typed: string, budget: StepBudget): SimilarWord[] {
    const slips = slipsIn(typed);
    for (let most = 1; most <= slips; most += 1) {
      const found = this.#within(typed, most as 1 | 2, budget);
      if (found.length > 0) return likeliest(found);
    }
    return [];
  }

  #within(typed: string, most: 1 | 2, budget: StepBudget): SimilarWord[] {
    const { words, letters, others, isInUse } = this.sources;
    const found: SimilarWord[] = [];
    const own = letterSet(typed);
    const consider = (word: string): boolean => {
      if (!budget.take(typed.length)) return false;
      const cost = costOf(typed, word, most);
      if (cost !== undefined && isInUse(word)) found.push({ word, cost });
      return true;
    };
    for (const [from, to] of this.#candidateRanges(typed)) {
      for (let position = from; position < to; position += 1) {
        if (!budget.take(1)) return found;
        // Each slip accounts for one letter that the word lacks: that alone excludes nearly all words.
        if (missingLetters(own, letters[position] as number) > most) continue;
        if (!consider(words.at(position))) return found;
      }
    }
    for (const word of others()) {
      if (!sharesInitial(typed, word)) continue;
      if (!budget.take(1) || !consider(word)) return found;
    }
    return found;
  }

  #rangeOf(beginning: string): Range {
    const cached = this.#ranges.get(beginning);
    if (cached) return cached;
    const range = this.sources.words.rangeOf(beginning);
    if (this.#ranges.size >= RANGES_MAX) this.#ranges.clear();
    this.#ranges.set(beginning, range);
    return range;
  }

  /** The ranges of words whose first two letters have one in common with the word's: one error leaves that. */
  #candidateRanges(word: string): Range[] {
    const [first = '', second = ''] = [word[0], word[1]];
    const withInitial = (letter: string) => [
      this.#rangeOf(letter),
      ...this.#initials
        .filter((initial) => initial !== first && initial !== letter)
        .map((initial) => this.#rangeOf(initial + letter)),
    ];
    if (second === first) return withInitial(first);
    const [own, ...others] = withInitial(second);
    const [from, to] = own ?? [0, 0];
    const [sameFrom, sameTo] = this.#rangeOf(second + first);
    // Those that begin with the second letter and then the first are among those of the first letter.
    const rest: Range[] =
      sameTo > sameFrom
        ? [
            [from, sameFrom],
            [sameTo, to],
          ]
        : [[from, to]];
    return [...withInitial(first), ...rest, ...others];
  }
}

function sharesInitial(typed: string, word: string): boolean {
  const [first, second] = [typed[0], typed[1]];
  return word[0] === first || word[1] === first || word[0] === second || word[1] === second;
}

function initialsOf(words: PackedStrings): string[] {
  const initials: string[] = [];
  let position = 0;
  while (position < words.length) {
    const initial = words.at(position)[0] ?? '';
    initials.push(initial);
    position = words.firstWhere((word) => !word.startsWith(initial), position + 1);
  }
  return initials;
}
