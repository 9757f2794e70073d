import { TERM_CLASSES } from '#indexed-tool';
import { type Alternative, BEGINNING, COMPOUND, type Found, NOTHING } from '#search/concepts/concept';
import { HEAD_WEIGHTS, slotsOfConcept } from '#search/concepts/concept-slots';
import { type Lexicon, meaningful, type Phrase } from '#search/lexicon';
import type { TypedWord } from '#search/typed-words';
import { atomsOf, isNumeric } from '#text/split-words';
import type { StepBudget } from '#text/step-budget';
import type { TextIndex } from '#text/text-index';
import { isEmpty } from '#text/word-slots';

const SYNONYM = 0.92;
/** So much less is each further synonym of several. */
const [RANK, RANKS_MAX] = [0.02, 4];
const SHORTEST_STEM = 3;
const MARKS = /^(?<letters>\p{L}{2,4})\p{N}/u;
const LETTERS_OF_MARKS: Readonly<Record<string, string>> = { t: 'tx', torx: 'tx' };

/** Finds the meaning of words that the catalogue or the synonyms have, as they are written. */
export class KnownWords {
  constructor(
    private readonly index: TextIndex,
    private readonly lexicon: Lexicon,
    private readonly budget: StepBudget,
  ) {}

  /** A name that a group of synonyms has. */
  named(phrase: readonly TypedWord[], targets: readonly Phrase[]): Found {
    const stems = phrase.map(({ stem }) => stem);
    const [only] = phrase;
    const joined = this.index.rules.stem(phrase.map(({ word }) => word).join(''));
    return {
      alternatives: [
        { stems, quality: 1, by: phrase.length === 1 && this.#mayEnd(only as TypedWord) ? 'ending' : 'word' },
        ...(phrase.length > 1 ? [{ stems: [joined], quality: 1, by: 'ending' as const }] : []),
        ...targets.map((target, rank) => this.#synonym(target, rank)),
      ],
      isKind: true,
    };
  }

  /** The first of several synonyms is the nearest. */
  #synonym(target: Phrase, rank = 0): Alternative {
    const { stems } = meaningful(target, this.index.rules);
    return {
      stems,
      quality: SYNONYM - RANK * Math.min(rank, RANKS_MAX),
      by: stems.length === 1 ? 'ending' : 'word',
    };
  }

  joined(phrase: readonly TypedWord[]): Found | undefined {
    if (phrase.some(({ isSymbol, word }) => isSymbol || this.index.rules.fillers.has(word))) return undefined;
    const word = phrase.map((each) => each.word).join('');
    const joined = this.index.rules.stem(word);
    if (!this.index.has(joined)) return undefined;
    return {
      alternatives: [
        { stems: [joined], quality: 1, by: 'word' },
        { stems: phrase.map(({ stem }) => stem), quality: COMPOUND, by: 'word' },
      ],
      isKind: this.#isKind(joined),
    };
  }

  /** A word of the catalogue or of the synonyms, on its own or as the end of a compound. */
  known(word: string): Found | undefined {
    const stem = this.index.rules.stem(word);
    const targets = this.lexicon.targetsOf([word]) ?? [];
    const isThere = this.index.has(stem);
    const canEnd = this.#mayEnd({ word }) && (isThere || !this.index.rules.everyday.has(word));
    const ends = canEnd && this.index.hasEnding(stem);
    if (!isThere && !ends && targets.length === 0) return undefined;
    return {
      alternatives: [
        { stems: [stem], quality: 1, by: ends ? 'ending' : 'word' },
        ...targets.map((target) => this.#synonym(target)),
      ],
      isKind: targets.length > 0 || this.#isKind(stem) || (ends && !isThere),
    };
  }

  /** Returns whether a tool has it at all. */
  isFound({ alternatives }: Found): boolean {
    const scoring = { head: HEAD_WEIGHTS, others: HEAD_WEIGHTS };
    return this.budget.share(
      1 / 2,
      (own) => !isEmpty(slotsOfConcept(this.index, { alternatives }, scoring, own)),
    );
  }

  compound(modifier: string, head: string): Found {
    const { rules } = this.index;
    if (rules.containers.has(head)) {
      const inner = this.known(modifier);
      // A set of them is better than one of them.
      const asSet = (inner?.alternatives ?? []).map(({ stems, ...each }) => ({
        ...each,
        stems: [rules.stem(head), ...stems],
      }));
      const single = (inner?.alternatives ?? []).map((each) => ({
        ...each,
        quality: each.quality * COMPOUND,
      }));
      if (inner) return { ...inner, alternatives: [...asSet, ...single] };
    }
    const [first, last] = [rules.stem(modifier), rules.stem(head)];
    const heads = [[last], ...(this.lexicon.targetsOf([head]) ?? []).map(({ stems }) => stems)];
    const modifiers = [[first], ...(this.lexicon.targetsOf([modifier]) ?? []).map(({ stems }) => stems)];
    return {
      alternatives: heads.flatMap((headStems) =>
        modifiers.map((modifierStems) => ({
          stems: [...modifierStems, ...headStems],
          quality: COMPOUND,
          by: 'ending' as const,
        })),
      ),
      isKind: true,
      compoundHead: { stems: [last], quality: COMPOUND, by: 'ending' },
    };
  }

  symbol({ word }: TypedWord): Found {
    if (this.index.has(word))
      return { alternatives: [{ stems: [word], quality: 1, by: 'word' }], isKind: false };
    const letters =
      MARKS.exec(word.replace(/^t(?=\d)/, 'tx').replace(/^torx(?=\d)/, 'tx'))?.groups?.letters ?? '';
    const mark = LETTERS_OF_MARKS[letters] ?? letters;
    // `PZ2` is among those of `PH, PZ, TX`.
    if (mark !== '' && this.index.hasIn(mark, TERM_CLASSES.specification, TERM_CLASSES.specification)) {
      return { alternatives: [{ stems: [mark], quality: 0.8, by: 'word' }], isKind: false };
    }
    if (word.length >= 2 && this.index.hasBeginning(word))
      return { alternatives: [{ stems: [word], quality: BEGINNING, by: 'beginning' }], isKind: false };
    const { rules } = this.index;
    const parts = atomsOf(word, rules).map((atom) => (isNumeric(atom) ? atom : rules.stem(atom)));
    const areKnown = parts.length > 1 && parts.every((part) => this.index.has(part));
    return areKnown
      ? { alternatives: [{ stems: [...new Set(parts)], quality: 1, by: 'word' }], isKind: false }
      : NOTHING;
  }

  #mayEnd({ word }: Pick<TypedWord, 'word'>): boolean {
    return word.length >= this.index.rules.endingFrom;
  }

  isWord(word: string): boolean {
    const stem = this.index.rules.stem(word);
    if (this.index.has(stem)) return true;
    // The stem of a longer name is no word: `Bor` of `Borer`.
    return word.length > SHORTEST_STEM ? this.lexicon.has(stem) : this.lexicon.words.has(word);
  }

  #isKind(stem: string): boolean {
    return this.index.hasIn(stem, TERM_CLASSES.kind, TERM_CLASSES.kind);
  }
}
