import { BEGINNING, type Found, slipped, weakened } from '#search/concepts/concept';
import type { KnownWords } from '#search/concepts/known-words';
import type { Lexicon } from '#search/lexicon';
import type { SimilarWord } from '#text/similar-words';
import type { StepBudget } from '#text/step-budget';
import type { TextIndex } from '#text/text-index';

const SHORTEST_NAME_BEGINNING = 4;
const NAMES_MAX = 8;
const SHORTEST_SLIPPED_PART = 4;

/** Finds words that may have been meant by one that nobody has: those that begin with it, and slips. */
export class GuessedWords {
  constructor(
    private readonly index: TextIndex,
    private readonly lexicon: Lexicon,
    private readonly known: KnownWords,
    private readonly budget: StepBudget,
  ) {}

  /** A compound that no tool is called by is rather a slip. */
  guess(word: string, compound: Found | undefined): Found | undefined {
    if (compound) return this.#slip(word) ?? compound;
    const found = this.#beginning(word);
    if (found || this.lexicon.isNeedWord(this.index.rules.stem(word))) return found;
    return this.#slip(word) ?? this.#slipInCompound(word);
  }

  #beginning(word: string): Found | undefined {
    if (this.index.hasBeginning(word))
      return { alternatives: [{ stems: [word], quality: BEGINNING, by: 'beginning' }], isKind: false };
    if (word.length < SHORTEST_NAME_BEGINNING) return undefined;
    const names: string[] = [];
    for (const name of this.lexicon.words) if (name.startsWith(word) && names.push(name) === NAMES_MAX) break;
    const found = names.flatMap((name) => this.known.known(name)?.alternatives ?? []);
    if (found.length === 0) return undefined;
    return weakened({ alternatives: found, isKind: true }, BEGINNING);
  }

  /** Another word that it was typed for; several that are as likely. */
  #slip(word: string): Found | undefined {
    const meant = this.meant(word);
    const found = meant.map((each) => this.known.known(each.word)).filter((each) => each !== undefined);
    if (found.length === 0) return undefined;
    const alternatives = found.flatMap((each) => each.alternatives);
    return slipped({ alternatives, isKind: found.some(({ isKind }) => isKind) }, meant[0]?.word);
  }

  meant(word: string): SimilarWord[] {
    return this.lexicon.slips.meantBy(word, this.index, this.budget);
  }

  /** A compound of which one part is right: `Rohrzagne`. */
  #slipInCompound(word: string): Found | undefined {
    const { rules } = this.index;
    if (word.length < 2 * SHORTEST_SLIPPED_PART) return undefined;
    for (let at = SHORTEST_SLIPPED_PART; at <= word.length - SHORTEST_SLIPPED_PART; at += 1) {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      const isBeforeRight = this.known.isWord(before);
      if (!isBeforeRight && (rules.links === undefined || !this.known.isWord(after))) continue;
      const wrong = isBeforeRight ? after : before;
      if (rules.everyday.has(wrong) || !this.budget.take(wrong.length)) continue;
      const meant = this.meant(wrong).find((each) => this.known.isWord(each.word));
      if (!meant) continue;
      const [modifier, head] = isBeforeRight ? [before, meant.word] : [meant.word, after];
      return slipped(this.known.compound(modifier, head), modifier + head);
    }
    return undefined;
  }
}
