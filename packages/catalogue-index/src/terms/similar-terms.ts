import type { PackedStrings } from '#arrays/packed-strings';
import type { TermMatch } from '#text/slot-collector';
import type { StepBudget } from '#text/step-budget';
import type { AddedTerms } from './added-terms';
import { isWithinEdits } from './edit-distance';
import { letterSet, missingLetters } from './letter-set';
import type { Term } from './term-postings';

const TYPO_QUALITY = 0.4;
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;
/** So many ranges are cached: more than there are pairs of letters in words of a few languages. */
const RANGES_MAX = 10_000;

type Range = readonly [from: number, to: number];

type Sources = {
  terms: PackedStrings;
  letters: Int32Array;
  added: AddedTerms;
  /** Whether a document that is still there has the term. */
  isInUse: (term: Term) => boolean;
};

export class SimilarTerms {
  readonly #initials: readonly string[];
  readonly #ranges = new Map<string, Range>();

  constructor(private readonly sources: Sources) {
    this.#initials = initialsOf(sources.terms);
  }

  /** Numbers and short words have none: an error would make another one. */
  find(word: string, budget: StepBudget): TermMatch[] {
    if (word.length < ONE_TYPO_FROM || /\p{N}/u.test(word)) return [];
    const once = this.#within(word, 1, budget);
    const isTwice = once.length === 0 && word.length >= TWO_TYPOS_FROM;
    return isTwice ? this.#within(word, 2, budget) : once;
  }

  #within(word: string, most: number, budget: StepBudget): TermMatch[] {
    const { terms, letters, added, isInUse } = this.sources;
    const matches: TermMatch[] = [];
    const typed = letterSet(word);
    const consider = (term: Term, text: () => string): boolean => {
      const name = text();
      if (name.length < ONE_TYPO_FROM - 1 || !isInUse(term)) return true;
      if (!budget.take(word.length)) return false;
      if (isWithinEdits(word, name, most)) matches.push({ term, quality: TYPO_QUALITY / most });
      else if (isWithinEdits(word, name, most, true)) {
        matches.push({ term, quality: (TYPO_QUALITY / most) * (word.length / name.length) });
      }
      return true;
    };
    for (const [from, to] of this.#candidateRanges(word)) {
      for (let position = from; position < to; position += 1) {
        if (!budget.take(1)) return matches;
        // Each typing error accounts for one letter that the term lacks: that alone excludes nearly all terms.
        if (missingLetters(typed, letters[position] as number) > most) continue;
        if (!consider(position, () => terms.at(position))) return matches;
      }
    }
    for (const term of added.values()) {
      if (!sharesInitial(word, term.term)) continue;
      if (!budget.take(1)) return matches;
      if (missingLetters(typed, term.letters) > most) continue;
      if (!consider(term, () => term.term)) return matches;
    }
    return matches;
  }

  #rangeOf(beginning: string): Range {
    const cached = this.#ranges.get(beginning);
    if (cached) return cached;
    const range = this.sources.terms.rangeOf(beginning);
    if (this.#ranges.size >= RANGES_MAX) this.#ranges.clear();
    this.#ranges.set(beginning, range);
    return range;
  }

  /** The ranges of terms whose first two letters have one in common with the word's: one error leaves that. */
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

function sharesInitial(word: string, term: string): boolean {
  const [first, second] = [word[0], word[1]];
  return term[0] === first || term[1] === first || term[0] === second || term[1] === second;
}

function initialsOf(terms: PackedStrings): string[] {
  const initials: string[] = [];
  let position = 0;
  while (position < terms.length) {
    const initial = terms.at(position)[0] ?? '';
    initials.push(initial);
    position = terms.firstWhere((term) => !term.startsWith(initial), position + 1);
  }
  return initials;
}
