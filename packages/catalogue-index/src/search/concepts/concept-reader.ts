import { type Concept, type Found, NOTHING, slipped } from '#search/concepts/concept';
import { KIND_WEIGHTS, slotsOfConcept } from '#search/concepts/concept-slots';
import { GuessedWords } from '#search/concepts/guessed-words';
import { KnownWords } from '#search/concepts/known-words';
import { splitCompound } from '#search/concepts/split-compound';
import type { Lexicon } from '#search/lexicon';
import type { TypedWord } from '#search/typed-words';
import type { StepBudget } from '#text/step-budget';
import type { TextIndex } from '#text/text-index';
import { intersect } from '#text/word-slots';

/** Two letters in the wrong order, one doubled or not, and what sounds so. */
const SURE = 0.75;
/** So many words that one may have been typed for are tried in names of several words. */
const MEANT_MAX = 3;
const DOUBTFUL_MAX = 2;

type Options = { mayGuess: boolean };

/** Finds out what typed words mean to a catalogue in one language, from left to right, the longest names first. */
export class ConceptReader {
  readonly #known: KnownWords;
  readonly #guessed: GuessedWords;

  constructor(
    private readonly index: TextIndex,
    private readonly lexicon: Lexicon,
    private readonly budget: StepBudget,
    private readonly options: Options = { mayGuess: true },
  ) {
    this.#known = new KnownWords(index, lexicon, budget);
    this.#guessed = new GuessedWords(index, lexicon, this.#known, budget);
  }

  read(words: readonly TypedWord[]): Concept[] {
    const concepts = this.#withSureSlips(this.#withNamesMeant(words, this.#read(words)));
    const { vague } = this.index.rules;
    const isPraise = ({ words: own, isNamed, typed }: Concept) =>
      own.length === 1 && !isNamed && vague.has(typed);
    const praise = concepts.filter(isPraise);
    if (praise.length === 0 || praise.length === concepts.length) return concepts;
    // Names that praise is in the middle of: an electrician's safe screwdriver.
    const without = new Set(praise.flatMap((concept) => concept.words));
    return [...praise, ...this.#read(words.filter((word) => !without.has(word)))];
  }

  /** With a word for the one it was typed for, several may be one name: a `jig saaw`, a `masonary bit`. */
  #withNamesMeant(words: readonly TypedWord[], concepts: Concept[]): Concept[] {
    if (!this.options.mayGuess || words.length < 2) return concepts;
    const doubtful = concepts.filter(
      ({ words: [typed, ...more], alternatives, takenFor, isFiller }) =>
        typed !== undefined &&
        more.length === 0 &&
        !typed.isSymbol &&
        !isFiller &&
        (alternatives.length === 0 || takenFor !== undefined),
    );
    for (const { words: own } of doubtful.slice(0, DOUBTFUL_MAX)) {
      const [typed] = own;
      const read = typed && this.#withNameMeant(words, typed);
      if (read) return read;
    }
    return concepts;
  }

  #withNameMeant(words: readonly TypedWord[], typed: TypedWord): Concept[] | undefined {
    for (const { word } of this.#guessed.meant(typed.word).slice(0, MEANT_MAX)) {
      const meant = { ...typed, word, stem: this.index.rules.stem(word) };
      const read = this.#read(words.map((each) => (each === typed ? meant : each)));
      const at = read.findIndex((concept) => concept.words.length > 1 && concept.words.includes(meant));
      const name = read[at];
      if (name === undefined) continue;
      const takenFor = name.words.map((each) => each.word).join(' ');
      const own = name.words.map((each) => (each === meant ? typed : each));
      return read.with(at, { ...name, ...slipped(name, takenFor), words: own });
    }
    return undefined;
  }

  /** A common word may be a slip after all, if tools of the kind beside it are called as it was meant: an `angel grinder`. */
  #withSureSlips(concepts: Concept[]): Concept[] {
    if (!this.options.mayGuess) return concepts;
    return concepts.map((concept, at) => {
      const kind = concepts[at + 1];
      const [typed, ...more] = concept.words;
      const isCommon = typed !== undefined && more.length === 0 && this.index.rules.everyday.has(typed.word);
      if (!isCommon || concept.alternatives.length > 0 || kind?.isKind !== true) return concept;
      const sure = this.#guessed.meant(typed.word).filter(({ cost }) => cost <= SURE);
      const meant = sure
        .map(({ word }) => slipped(this.#known.known(word) ?? NOTHING, word))
        .find((found) => this.#isKindOf(found, kind));
      return meant ? { ...concept, ...meant } : concept;
    });
  }

  /** Returns whether the name of a tool has both. */
  #isKindOf(found: Found, kind: Concept): boolean {
    const scoring = { head: KIND_WEIGHTS, others: KIND_WEIGHTS };
    const slots = ({ alternatives }: Pick<Found, 'alternatives'>, own: StepBudget) =>
      slotsOfConcept(this.index, { alternatives }, scoring, own);
    return this.budget.share(
      1 / 2,
      (own) => intersect([slots(found, own), slots(kind, own)], this.index.scratch).slots.length > 0,
    );
  }

  #read(words: readonly TypedWord[]): Concept[] {
    const concepts: Concept[] = [];
    for (let at = 0; at < words.length; ) {
      const { alternatives, length, ...rest } = this.#at(words, at);
      const own = words.slice(at, at + length);
      concepts.push({
        isFiller: false,
        isNamed: false,
        ...rest,
        alternatives,
        typed: own.map(({ word }) => word).join(' '),
        isObject: own.every((word) => this.isObject(word)),
        isPossessive: own.some(({ isPossessive }) => isPossessive),
        isCapitalised: own.some(({ isCapitalised }) => isCapitalised),
        words: own,
      });
      at += length;
    }
    return concepts;
  }

  isObject({ stem, word }: TypedWord): boolean {
    if (this.lexicon.objects.has(stem)) return true;
    return this.index.rules.links !== undefined && word.length > 6 && endsWithAny(stem, this.lexicon.objects);
  }

  #at(words: readonly TypedWord[], at: number): Found & { length: number } {
    const most = Math.min(Math.max(2, this.lexicon.longest), words.length - at);
    for (let length = most; length >= 1; length -= 1) {
      const phrase = words.slice(at, at + length);
      const targets = this.lexicon.targetsOf(phrase.map(({ word }) => word));
      if (targets) return { ...this.#known.named(phrase, targets), isNamed: true, length };
      if (length === 2) {
        const joined = this.#known.joined(phrase);
        if (joined) return { ...joined, length };
      }
    }
    const word = words[at] as TypedWord;
    const { fillers, prepositions } = this.index.rules;
    if (fillers.has(word.word) || prepositions.has(word.word))
      return { ...NOTHING, isFiller: true, length: 1 };
    return { ...this.#single(word), length: 1 };
  }

  #single(typed: TypedWord): Found {
    if (typed.isSymbol) return this.#known.symbol(typed);
    const known = this.#known.known(typed.word);
    if (known) return known;
    const { rules } = this.index;
    const split = splitCompound(typed.word, rules, {
      isWord: (word) => this.#known.isWord(word),
      isPart: (word) => this.#known.isWord(word) || this.index.hasEnding(rules.stem(word)),
    });
    const compound = split && this.#known.compound(split.modifier, split.head);
    const whole = split?.isWhole ? compound : undefined;
    if (whole && this.#known.isFound(whole)) return whole;
    const isFinal =
      !this.options.mayGuess || rules.everyday.has(typed.word) || this.lexicon.isUnsold([typed.word]);
    const guessed = isFinal ? undefined : this.#guessed.guess(typed.word, whole);
    return guessed ?? compound ?? NOTHING;
  }
}

function endsWithAny(stem: string, endings: ReadonlySet<string>): boolean {
  for (let at = 3; at <= stem.length - 4; at += 1) if (endings.has(stem.slice(at))) return true;
  return false;
}
