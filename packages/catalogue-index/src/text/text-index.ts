import { type BitSet, hasBit, setBit } from '#arrays/bit-set';
import { PackedStrings } from '#arrays/packed-strings';
import type { SlotMap } from '#arrays/slot-map';
import { type AddedTerm, AddedTerms } from '#text/added-terms';
import { isWithinEdits } from '#text/edit-distance';
import { lackedLetters, letterSet } from '#text/letter-set';
import { CLASS_BITS, CLASS_MASK, type ClassedTerms, IS_SINGLE, type PackedTerms } from '#text/packed-terms';
import { PostingsReader } from '#text/posting-lists';
import { BestScores, type ScoredSlots } from '#text/slot-scores';
import { singularOf } from '#text/split-words';
import type { StepBudget } from '#text/step-budget';
import { NO_WORD_SLOTS, type Scratch, type WordSlots } from '#text/word-slots';

/** A term of the index: the position of a packed one, or an added one. */
type Term = number | AddedTerm;
/** How well a term of the index matches a typed word, from 0 to 1. */
type TermMatch = { term: Term; quality: number };

const SINGULAR_QUALITY = 0.95;
const PREFIX_QUALITY = 0.7;
const TYPO_QUALITY = 0.4;
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;
/** So many pairs of letters are remembered: more than occur in words of a few languages. */
const RANGES_MAX = 10_000;

/** Positions of packed terms: the first, and one beyond the last. */
type Range = readonly [from: number, to: number];

/** What is found for a word while its terms are read. */
type FoundSlots = { scores: BestScores; maps: SlotMap[]; inUse: BitSet | undefined };

function takeFound({ scores, maps }: FoundSlots): WordSlots {
  return { lists: [scores.take()], maps };
}

type Options = {
  packed: PackedTerms;
  /** What a term of each class counts. */
  weights: readonly number[];
  /** The slots that are in use: terms of others are not found. The owner changes it in place, or gives a larger one. */
  inUse: () => BitSet;
};

/**
 * An inverted index: term -> the slots it is in, with its class there. Most documents are packed; those added later have
 * higher slots, and lie beside them. A document leaves when its slot is no longer in use.
 */
export class TextIndex {
  readonly #terms: PackedStrings;
  readonly #packed: PackedTerms;
  readonly #added = new AddedTerms();
  readonly #weights: readonly number[];
  readonly #inUse: () => BitSet;
  /** What terms begin with. */
  readonly #initials: readonly string[];
  readonly #ranges = new Map<string, Range>();
  #scores = new BestScores(0);
  #hasUnused = false;

  constructor(
    { packed, weights, inUse }: Options,
    /** One more than the highest slot there ever was: no list of postings is longer. */
    private slotsEnd: number,
  ) {
    this.#packed = packed;
    this.#terms = new PackedStrings(packed.strings);
    this.#weights = weights;
    this.#inUse = inUse;
    this.#initials = initialsOf(this.#terms);
  }

  get termCount(): number {
    return this.#terms.length;
  }

  get slotCount(): number {
    return this.slotsEnd;
  }

  /** Adds a document, whose slot is higher than that of every other. */
  add(slot: number, terms: ClassedTerms): void {
    this.slotsEnd = Math.max(this.slotsEnd, slot + 1);
    this.#added.add(slot, terms);
  }

  /** Says that some slot is no longer in use. */
  noteUnused(): void {
    this.#hasUnused = true;
  }

  /**
   * Returns the slots of the terms that a typed word is, itself or its singular, and then of those it is the beginning of, for search
   * during typing.
   */
  slotsLike(word: string, budget: StepBudget): WordSlots {
    const found = this.#newFound();
    // The word itself comes first: what its beginnings cost must not take its place.
    this.#keepAll(found, this.#exactly(word), budget);
    const [from, end] = this.#terms.rangeOf(word);
    const to = Math.min(end, from + budget.left);
    budget.take(to - from);
    const isThere = from < to && this.#terms.lengthOf(from) === word.length;
    this.#keepBegun(found, word, isThere ? from + 1 : from, to, budget);
    for (const added of this.#added.values()) {
      if (added.term === word || !added.term.startsWith(word)) continue;
      if (!budget.take(1) || !this.#keep(found, added, begunQuality(word, added.term.length), budget)) break;
    }
    return takeFound(found);
  }

  /** Returns the slots of terms that a word may be a misspelling of. Numbers and short words have none: an error would make another one. */
  slotsNear(word: string, budget: StepBudget): WordSlots {
    if (word.length < ONE_TYPO_FROM || /\p{N}/u.test(word)) return NO_WORD_SLOTS;
    const found = this.#newFound();
    const once = this.#within(word, 1, budget);
    const isTwice = once.length === 0 && word.length >= TWO_TYPOS_FROM;
    this.#keepAll(found, isTwice ? this.#within(word, 2, budget) : once, budget);
    return takeFound(found);
  }

  /** Returns the slots that have a term of class 0 that is a text, with one score, or begins with it, with another. */
  slotsOfBest(text: string, score: { whole: number; beginning: number }): ScoredSlots {
    const { scores } = this.scratch;
    const inUse = this.#hasUnused ? this.#inUse() : undefined;
    const { references, postings } = this.#packed;
    const keep = (slot: number, own: number) => {
      if (inUse === undefined || hasBit(inUse, slot)) scores.raise(slot, own);
    };
    const [from, to] = this.#terms.rangeOf(text);
    for (let position = from; position < to; position += 1) {
      const reference = references[position] as number;
      const isWhole = position === from && this.#terms.lengthOf(position) === text.length;
      const own = isWhole ? score.whole : score.beginning;
      if ((reference & IS_SINGLE) !== 0) {
        if ((reference & CLASS_MASK) === 0) keep(slotOfSingle(reference), own);
        continue;
      }
      // The best class is the first part of a list.
      const reader = new PostingsReader(postings, reference);
      if (!reader.next() || reader.termClass !== 0) continue;
      reader.visit((slot) => {
        keep(slot, own);
        return true;
      });
    }
    for (const { term, postings: added } of this.#added.values()) {
      if (!term.startsWith(text)) continue;
      const own = term.length === text.length ? score.whole : score.beginning;
      for (const posting of added) if ((posting & CLASS_MASK) === 0) keep(posting >>> CLASS_BITS, own);
    }
    return scores.take();
  }

  /** Puts the slots that have a term into a set; of slots no longer in use, some may be among them. */
  addSlotsOf(name: string, set: BitSet): void {
    for (const term of this.#named(name)) {
      if (typeof term !== 'number') {
        for (const posting of term.postings) setBit(set, posting >>> CLASS_BITS);
        continue;
      }
      const reference = this.#packed.references[term] as number;
      if ((reference & IS_SINGLE) !== 0) {
        setBit(set, slotOfSingle(reference));
        continue;
      }
      const reader = new PostingsReader(this.#packed.postings, reference);
      while (reader.next()) {
        reader.visit((slot) => {
          setBit(set, slot);
          return true;
        });
      }
    }
  }

  /** Room for the scores of all slots, for one search after the other. */
  get scratch(): Scratch {
    if (this.#scores.capacity < this.slotsEnd) this.#scores = new BestScores(Math.ceil(this.slotsEnd * 1.1));
    return { scores: this.#scores, inUse: this.#hasUnused ? this.#inUse() : undefined };
  }

  #newFound(): FoundSlots {
    return { ...this.scratch, maps: [] };
  }

  #exactly(word: string): TermMatch[] {
    const singular = singularOf(word);
    const matches = this.#named(word).map((term) => ({ term, quality: 1 }));
    if (singular === word) return matches;
    return [...matches, ...this.#named(singular).map((term) => ({ term, quality: SINGULAR_QUALITY }))];
  }

  /** The terms of this name: a packed one, an added one, both or none. */
  #named(name: string): Term[] {
    const position = this.#terms.find(name);
    const added = this.#added.get(name);
    return [...(position === -1 ? [] : [position]), ...(added ? [added] : [])];
  }

  #keepAll(found: FoundSlots, matches: readonly TermMatch[], budget: StepBudget): void {
    for (const { term, quality } of matches) if (!this.#keep(found, term, quality, budget)) return;
  }

  /** Keeps the scores of a term's slots; returns false instead where that exceeds the budget. */
  #keep(found: FoundSlots, term: Term, quality: number, budget: StepBudget): boolean {
    if (!budget.take(this.#countPostings(term))) return false;
    if (typeof term !== 'number') {
      for (const posting of term.postings) this.#keepPosting(found, posting, quality);
      return true;
    }
    const reference = this.#packed.references[term] as number;
    if ((reference & IS_SINGLE) !== 0) {
      this.#keepPosting(found, reference & ~IS_SINGLE, quality);
      return true;
    }
    this.#keepList(found, reference, quality);
    return true;
  }

  #keepList(found: FoundSlots, reference: number, quality: number): void {
    const { best, touched } = found.scores;
    const reader = new PostingsReader(this.#packed.postings, reference);
    while (reader.next()) {
      const score = (this.#weights[reader.termClass] as number) * quality;
      if (reader.isMap) this.#keepMap(found, reader.readMap(score));
      else reader.raise(best, touched, score, found.inUse);
    }
  }

  #keepPosting({ scores, inUse }: FoundSlots, posting: number, quality: number): void {
    const slot = posting >>> CLASS_BITS;
    if (inUse !== undefined && !hasBit(inUse, slot)) return;
    scores.raise(slot, (this.#weights[posting & CLASS_MASK] as number) * quality);
  }

  /** Keeps a map as it is, if any of its slots is in use. */
  #keepMap({ maps, inUse }: FoundSlots, map: SlotMap): void {
    let isUsed = inUse === undefined;
    if (inUse !== undefined) {
      map.visit((slot) => {
        isUsed = hasBit(inUse, slot);
        return !isUsed;
      });
    }
    if (isUsed) maps.push(map);
  }

  #countPostings(term: Term): number {
    if (typeof term !== 'number') return term.postings.length;
    const reference = this.#packed.references[term] as number;
    return (reference & IS_SINGLE) !== 0 ? 1 : readNumber(this.#packed.postings, reference);
  }

  #isInUse(term: Term): boolean {
    if (!this.#hasUnused) return true;
    const inUse = this.#inUse();
    if (typeof term !== 'number')
      return term.postings.some((posting) => hasBit(inUse, posting >>> CLASS_BITS));
    const reference = this.#packed.references[term] as number;
    if ((reference & IS_SINGLE) !== 0) return hasBit(inUse, slotOfSingle(reference));
    const reader = new PostingsReader(this.#packed.postings, reference);
    let isFound = false;
    while (!isFound && reader.next()) {
      reader.visit((slot) => {
        isFound = hasBit(inUse, slot);
        return !isFound;
      });
    }
    return isFound;
  }

  /** Keeps the scores of terms that begin with a word: the shortest first, unless there is budget for all. */
  #keepBegun(found: FoundSlots, word: string, from: number, to: number, budget: StepBudget): void {
    let steps = 0;
    for (let position = from; position < to && steps <= budget.left; position += 1) {
      steps += this.#countPostings(position);
    }
    if (steps <= budget.left) {
      budget.take(steps);
      this.#keepRange(found, word, from, to);
      return;
    }
    const keep = (position: number) =>
      this.#keep(found, position, begunQuality(word, this.#terms.lengthOf(position)), budget);
    const byLength = new Map<number, number[]>();
    for (let position = from; position < to; position += 1) {
      const length = this.#terms.lengthOf(position);
      const known = byLength.get(length);
      if (known) known.push(position);
      else byLength.set(length, [position]);
    }
    for (const length of [...byLength.keys()].sort((a, b) => a - b)) {
      for (const position of byLength.get(length) ?? []) if (!keep(position)) return;
    }
  }

  /** Keeps the scores of packed terms that begin with a word: often very many, of one document each. */
  #keepRange(found: FoundSlots, word: string, from: number, to: number): void {
    const { references } = this.#packed;
    for (let position = from; position < to; position += 1) {
      const quality = begunQuality(word, this.#terms.lengthOf(position));
      const reference = references[position] as number;
      if ((reference & IS_SINGLE) !== 0) this.#keepPosting(found, reference & ~IS_SINGLE, quality);
      else this.#keepList(found, reference, quality);
    }
  }

  #within(word: string, most: number, budget: StepBudget): TermMatch[] {
    const matches: TermMatch[] = [];
    const wanted = letterSet(word);
    const { letters } = this.#packed;
    const consider = (term: Term, text: () => string): boolean => {
      const name = text();
      if (name.length < ONE_TYPO_FROM - 1 || !this.#isInUse(term)) return true;
      if (!budget.take(word.length)) return false;
      if (isWithinEdits(word, name, most)) matches.push({ term, quality: TYPO_QUALITY / most });
      else if (isWithinEdits(word, name, most, true)) {
        matches.push({ term, quality: (TYPO_QUALITY / most) * (word.length / name.length) });
      }
      return true;
    };
    for (const [from, to] of this.#begunAlike(word)) {
      for (let position = from; position < to; position += 1) {
        if (!budget.take(1)) return matches;
        // Each typing error accounts for one letter that the term lacks: that alone excludes nearly all terms.
        if (lackedLetters(wanted, letters[position] as number) > most) continue;
        if (!consider(position, () => this.#terms.at(position))) return matches;
      }
    }
    for (const added of this.#added.values()) {
      if (!beginAlike(word, added.term)) continue;
      if (!budget.take(1)) return matches;
      if (lackedLetters(wanted, added.letters) > most) continue;
      if (!consider(added, () => added.term)) return matches;
    }
    return matches;
  }

  /** Returns the range of packed terms that begin with one or two letters: those that there are do not change. */
  #rangeOf(beginning: string): Range {
    const known = this.#ranges.get(beginning);
    if (known) return known;
    const range = this.#terms.rangeOf(beginning);
    if (this.#ranges.size >= RANGES_MAX) this.#ranges.clear();
    this.#ranges.set(beginning, range);
    return range;
  }

  /** The ranges of terms whose first two letters have one in common with the word's: one error leaves that. */
  #begunAlike(word: string): Range[] {
    const [first = '', second = ''] = [word[0], word[1]];
    const begunBy = (letter: string) => [
      this.#rangeOf(letter),
      ...this.#initials
        .filter((initial) => initial !== first && initial !== letter)
        .map((initial) => this.#rangeOf(initial + letter)),
    ];
    if (second === first) return begunBy(first);
    const [own, ...others] = begunBy(second);
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
    return [...begunBy(first), ...rest, ...others];
  }
}

function begunQuality(word: string, length: number): number {
  return PREFIX_QUALITY * (0.5 + (0.5 * word.length) / length);
}

/** Whether one of the first two letters of a term is among those of a word. */
function beginAlike(word: string, term: string): boolean {
  const [first, second] = [word[0], word[1]];
  return term[0] === first || term[1] === first || term[0] === second || term[1] === second;
}

function slotOfSingle(reference: number): number {
  return (reference & ~IS_SINGLE) >>> CLASS_BITS;
}

function readNumber(bytes: Uint8Array, from: number): number {
  let byte = bytes[from] as number;
  let number = byte & 0x7f;
  for (let shift = 7, next = from + 1; byte > 0x7f; shift += 7, next += 1) {
    byte = bytes[next] as number;
    number |= (byte & 0x7f) << shift;
  }
  return number;
}

/** Returns the first letters that sorted terms have. */
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
