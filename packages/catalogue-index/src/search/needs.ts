import type { Lexicon, Phrase, ReadNeed } from '#search/lexicon';
import type { TypedWord } from '#search/typed-words';

export type MetNeed = Pick<ReadNeed, 'kinds'> & {
  /** The typed words that it explains. */
  words: ReadonlySet<TypedWord>;
  score: number;
};

/** So much counts an object of which only the noun was typed: a `nut` that is not said to be rusted. */
const NOUN_ALONE = 0.6;
const MORE_WORDS = 0.5;
const WITHOUT_VERB = 0.3;
/** So much less is a word that only ends so. */
const ENDING_ALONE = 0.2;
/** An object of so many words says what it is for without a verb; of fewer, where it is all that was typed and nothing is called so. */
const LONG_OBJECT = 3;
const STATED_OBJECT = 2;
const SHORTEST_COMPOUND = 6;

type NeedOptions = {
  /** With a preposition, two objects say it: `screws in a laptop`. */
  hasPreposition: boolean;
  /** The object alone is enough. */
  mayLackVerb: boolean;
  /** True if what was typed names nothing that there is. */
  isNameless?: boolean | undefined;
  /** Words of names, which are no verbs: a `circular saw` saws nothing. */
  named?: ReadonlySet<TypedWord> | undefined;
  /** Words for kinds that something is asked for, which are tools to hang, store or carry: `something to hang pliers on`. */
  askedFor?: ReadonlySet<TypedWord> | undefined;
};

/** Returns the needs of a search, by verb and object: those that explain most of it. */
export function needsIn(
  words: readonly TypedWord[],
  lexicon: Lexicon,
  { hasPreposition, mayLackVerb, isNameless = false, named = new Set(), askedFor }: NeedOptions,
): MetNeed[] {
  const met: MetNeed[] = [];
  const typed = new TypedWords(words, lexicon);
  for (const { verbs, objects, kinds } of lexicon.needsWith(typed.stems())) {
    const doing = typed.best(verbs, named);
    const own = typed.best(objects, doing.words);
    const isForTools = own.score === 0 && askedFor !== undefined && areTools(objects, lexicon);
    const done = isForTools ? { words: askedFor, score: NOUN_ALONE } : own;
    const isMet = (verbs.length === 0 || doing.score > 0) && (objects.length === 0 || done.score > 0);
    if (isMet) {
      met.push({ kinds, words: new Set([...doing.words, ...done.words]), score: doing.score + done.score });
      continue;
    }
    if (own.score === 0) continue;
    const other = hasPreposition ? typed.best(objects, done.words) : NO_MATCH;
    const enough = isNameless ? STATED_OBJECT : LONG_OBJECT;
    const isSaid = mayLackVerb || other.score > 0 || done.words.size >= enough;
    const all = new Set([...done.words, ...other.words]);
    if (isSaid) met.push({ kinds, words: all, score: done.score + other.score - WITHOUT_VERB });
  }
  const most = Math.max(0, ...met.map(({ score }) => score));
  return met.filter(({ score }) => score >= most - 0.01);
}

function areTools(objects: readonly Phrase[], { rules }: Lexicon): boolean {
  return objects.some(({ words: [word = '', ...more] }) => more.length === 0 && rules.tools.has(word));
}

type Match = { words: ReadonlySet<TypedWord>; score: number };
const NO_MATCH: Match = { words: new Set(), score: 0 };

class TypedWords {
  readonly #byStem = new Map<string, TypedWord>();
  readonly #endings = new Set<string>();

  constructor(words: readonly TypedWord[], lexicon: Lexicon) {
    for (const word of words) this.#byStem.set(word.stem, word);
    for (const word of words) {
      if (lexicon.rules.links === undefined || word.word.length < SHORTEST_COMPOUND) continue;
      for (let at = 3; at <= word.stem.length - 4; at += 1) {
        const ending = word.stem.slice(at);
        if (this.#byStem.has(ending)) continue;
        this.#byStem.set(ending, word);
        this.#endings.add(ending);
      }
    }
  }

  stems(): Iterable<string> {
    return this.#byStem.keys();
  }

  /** The phrase of which most was typed, without words that are in use already. */
  best(phrases: readonly Phrase[], used: ReadonlySet<TypedWord>): Match {
    let best = NO_MATCH;
    for (const { stems } of phrases) {
      const found = stems.map((stem) => this.#byStem.get(stem));
      const noun = found.at(-1);
      if (found.some((word) => word !== undefined && used.has(word))) continue;
      const isWhole = found.every((word) => word !== undefined);
      if (!isWhole && noun === undefined) continue;
      const whole = 1 + MORE_WORDS * (stems.length - 1);
      const isEnding = stems.some((stem) => this.#endings.has(stem));
      const score = (isWhole ? whole : NOUN_ALONE) - (isEnding ? ENDING_ALONE : 0);
      if (score > best.score)
        best = { words: new Set(isWhole ? (found as TypedWord[]) : [noun as TypedWord]), score };
    }
    return best;
  }
}
