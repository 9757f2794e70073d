import { TERM_CLASSES } from '#indexed-tool';
import { HEAD_WEIGHTS, KIND_WEIGHTS, slotsOfConcept } from '#search/concept-slots';
import { type Lexicon, meaningful, type Phrase } from '#search/lexicon';
import { splitCompound } from '#search/split-compound';
import type { TypedWord } from '#search/typed-words';
import type { SimilarWord } from '#text/similar-words';
import { atomsOf, isNumeric } from '#text/split-words';
import type { StepBudget } from '#text/step-budget';
import type { TextIndex } from '#text/text-index';
import { intersect, isEmpty } from '#text/word-slots';

/** Stems that a tool must have all of; how well it then matches. */
export type Alternative = {
  stems: readonly string[];
  quality: number;
  /** Longer words that end, or begin, with the stem count as well. */
  by: 'word' | 'ending' | 'beginning';
};

/** One or more typed words that mean one thing, and what it may be called. */
export type Concept = {
  typed: string;
  alternatives: readonly Alternative[];
  /** What tools work on. */
  isObject: boolean;
  /** A kind of tool, by the names of tools or by synonyms. */
  isKind: boolean;
  isPossessive: boolean;
  isCapitalised: boolean;
  isFiller: boolean;
  /** A group of synonyms has the words as a name. */
  isNamed: boolean;
  /** The head of a compound whose whole may be nowhere. */
  compoundHead?: Alternative | undefined;
  /** What an unknown word was taken for. */
  takenFor?: string | undefined;
  words: readonly TypedWord[];
};

const SYNONYM = 0.92;
/** So much less is each further synonym of several. */
const [RANK, RANKS_MAX] = [0.02, 4];
const COMPOUND = 0.9;
const BEGINNING = 0.6;
const SLIP = 0.6;
/** Two letters in the wrong order, one doubled or not, and what sounds so. */
const SURE = 0.75;
const SHORTEST_NAME_BEGINNING = 4;
const NAMES_MAX = 8;
const SHORTEST_SLIPPED_PART = 4;
const MARKS = /^(?<letters>\p{L}{2,4})\p{N}/u;
const LETTERS_OF_MARKS: Readonly<Record<string, string>> = { t: 'tx', torx: 'tx' };

type Options = { mayGuess: boolean };

/** Finds out what typed words mean to a catalogue in one language, from left to right, the longest names first. */
export class ConceptReader {
  constructor(
    private readonly index: TextIndex,
    private readonly lexicon: Lexicon,
    private readonly budget: StepBudget,
    private readonly options: Options = { mayGuess: true },
  ) {}

  read(words: readonly TypedWord[]): Concept[] {
    const concepts = this.#withSureSlips(this.#read(words));
    const { vague } = this.index.rules;
    const isPraise = ({ words: own, isNamed, typed }: Concept) =>
      own.length === 1 && !isNamed && vague.has(typed);
    const praise = concepts.filter(isPraise);
    if (praise.length === 0 || praise.length === concepts.length) return concepts;
    // Names that praise is in the middle of: an electrician's safe screwdriver.
    const without = new Set(praise.flatMap((concept) => concept.words));
    return [...praise, ...this.#read(words.filter((word) => !without.has(word)))];
  }

  /** A common word may be a slip after all, if tools of the kind beside it are called as it was meant: an `angel grinder`. */
  #withSureSlips(concepts: Concept[]): Concept[] {
    if (!this.options.mayGuess) return concepts;
    return concepts.map((concept, at) => {
      const kind = concepts[at + 1];
      const [typed, ...more] = concept.words;
      const isCommon = typed !== undefined && more.length === 0 && this.index.rules.everyday.has(typed.word);
      if (!isCommon || concept.alternatives.length > 0 || kind?.isKind !== true) return concept;
      const sure = this.#meant(typed.word).filter(({ cost }) => cost <= SURE);
      const meant = sure.map(({ word }) => this.#slipFor(word)).find((found) => this.#isKindOf(found, kind));
      return meant ? { ...concept, ...meant } : concept;
    });
  }

  /** Whether the name of a tool has both. */
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
      if (targets) return { ...this.#named(phrase, targets), isNamed: true, length };
      if (length === 2) {
        const joined = this.#joined(phrase);
        if (joined) return { ...joined, length };
      }
    }
    const word = words[at] as TypedWord;
    const { fillers, prepositions } = this.index.rules;
    if (fillers.has(word.word) || prepositions.has(word.word))
      return { ...NOTHING, isFiller: true, length: 1 };
    return { ...this.#single(word), length: 1 };
  }

  /** A name that a group of synonyms has. */
  #named(phrase: readonly TypedWord[], targets: readonly Phrase[]): Found {
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

  #joined(phrase: readonly TypedWord[]): Found | undefined {
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

  #single(typed: TypedWord): Found {
    if (typed.isSymbol) return this.#symbol(typed);
    const known = this.#known(typed.word);
    if (known) return known;
    const { rules } = this.index;
    const split = splitCompound(typed.word, rules, {
      isWord: (word) => this.#isWord(word),
      isPart: (word) => this.#isWord(word) || this.index.hasEnding(rules.stem(word)),
    });
    const compound = split?.isWhole ? this.#compound(split.modifier, split.head) : undefined;
    if (compound && this.#isFound(compound)) return compound;
    if (!this.options.mayGuess || rules.everyday.has(typed.word) || this.lexicon.isUnsold([typed.word])) {
      return compound ?? (split ? this.#compound(split.modifier, split.head) : NOTHING);
    }
    if (compound) return this.#slip(typed.word) ?? compound;
    return (
      this.#beginning(typed.word) ??
      this.#slip(typed.word) ??
      this.#slipInCompound(typed.word) ??
      (split ? this.#compound(split.modifier, split.head) : NOTHING)
    );
  }

  /** A word of the catalogue or of the synonyms, on its own or as the end of a compound. */
  #known(word: string): Found | undefined {
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

  /** Whether a tool has it at all. */
  #isFound({ alternatives }: Found): boolean {
    const scoring = { head: HEAD_WEIGHTS, others: HEAD_WEIGHTS };
    return this.budget.share(
      1 / 2,
      (own) => !isEmpty(slotsOfConcept(this.index, { alternatives }, scoring, own)),
    );
  }

  #compound(modifier: string, head: string): Found {
    const { rules } = this.index;
    if (rules.containers.has(head)) {
      const inner = this.#known(modifier);
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

  #symbol({ word }: TypedWord): Found {
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

  #beginning(word: string): Found | undefined {
    if (this.index.hasBeginning(word))
      return { alternatives: [{ stems: [word], quality: BEGINNING, by: 'beginning' }], isKind: false };
    if (word.length < SHORTEST_NAME_BEGINNING) return undefined;
    const names: string[] = [];
    for (const name of this.lexicon.words) if (name.startsWith(word) && names.push(name) === NAMES_MAX) break;
    const found = names.flatMap((name) => this.#known(name)?.alternatives ?? []);
    if (found.length === 0) return undefined;
    return {
      alternatives: found.map((each) => ({ ...each, quality: each.quality * BEGINNING })),
      isKind: true,
    };
  }

  #slip(word: string): Found | undefined {
    const meant = this.#meant(word);
    const found = meant.map((each) => this.#known(each.word)).filter((each) => each !== undefined);
    if (found.length === 0) return undefined;
    return {
      alternatives: found.flatMap(({ alternatives }) =>
        alternatives.map((each) => ({ ...each, quality: each.quality * SLIP })),
      ),
      isKind: found.some(({ isKind }) => isKind),
      takenFor: meant[0]?.word,
    };
  }

  #slipFor(word: string): Found {
    const found = this.#known(word) ?? NOTHING;
    const alternatives = found.alternatives.map((each) => ({ ...each, quality: each.quality * SLIP }));
    return { ...found, alternatives, takenFor: word };
  }

  #meant(word: string): SimilarWord[] {
    return this.lexicon.slips.meantBy(word, this.index, this.budget);
  }

  /** A compound of which one part is right: `Rohrzagne`. */
  #slipInCompound(word: string): Found | undefined {
    const { rules } = this.index;
    if (word.length < 2 * SHORTEST_SLIPPED_PART) return undefined;
    for (let at = SHORTEST_SLIPPED_PART; at <= word.length - SHORTEST_SLIPPED_PART; at += 1) {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      if (rules.links === undefined ? !this.#isWord(before) : !this.#isWord(before) && !this.#isWord(after))
        continue;
      const isBeforeRight = this.#isWord(before);
      const wrong = isBeforeRight ? after : before;
      if (rules.everyday.has(wrong) || !this.budget.take(wrong.length)) continue;
      const meant = this.#meant(wrong).find((each) => this.#isWord(each.word));
      if (!meant) continue;
      const [modifier, head] = isBeforeRight ? [before, meant.word] : [meant.word, after];
      const found = this.#compound(modifier, head);
      return {
        ...found,
        alternatives: found.alternatives.map((each) => ({ ...each, quality: each.quality * SLIP })),
        takenFor: modifier + head,
      };
    }
    return undefined;
  }

  #mayEnd({ word }: Pick<TypedWord, 'word'>): boolean {
    return word.length >= this.index.rules.endingFrom;
  }

  #isWord(word: string): boolean {
    const stem = this.index.rules.stem(word);
    return this.index.has(stem) || this.lexicon.has(stem);
  }

  #isKind(stem: string): boolean {
    return this.index.hasIn(stem, TERM_CLASSES.kind, TERM_CLASSES.kind);
  }
}

type Found = Pick<Concept, 'alternatives' | 'isKind' | 'takenFor' | 'compoundHead'> & {
  isFiller?: boolean;
  isNamed?: boolean;
};

const NOTHING: Found = { alternatives: [], isKind: false };

function endsWithAny(stem: string, endings: ReadonlySet<string>): boolean {
  for (let at = 3; at <= stem.length - 4; at += 1) if (endings.has(stem.slice(at))) return true;
  return false;
}
