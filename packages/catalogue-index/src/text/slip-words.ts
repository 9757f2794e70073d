import type { LanguageRules } from '#languages/language-rules';
import { letterSet, missingLetters } from '#terms/letter-set';
import { costOf, likeliest, type SimilarWord, slipsIn } from '#text/similar-words';
import type { StepBudget } from '#text/step-budget';
import type { TextIndex } from '#text/text-index';

const SHORTEST_PART = 4;
const SHORTEST_BEFORE = 3;
/** A head is what so many names end with, after different letters. */
const NAMES_OF_HEAD = 3;
const SHORTEST_SOUND = 4;
/** That have too many other letters. */
const WORDS_A_STEP = 8;
/** The cost of typing a word as it sounds. */
const SOUND = 0.5;

/** The words of the shop that an unknown one may have been meant as: those of all names, and what compounds end with. */
export class SlipWords {
  readonly words: readonly string[];
  readonly #letters: Int32Array;
  readonly #bySound = new Map<string, string[]>();

  constructor(
    names: Iterable<string>,
    parts: Iterable<string>,
    private readonly rules: LanguageRules,
  ) {
    const own = new Set(names);
    const heads = rules.links === undefined ? [] : headsOf(own);
    const longParts = [...parts].filter((word) => word.length >= SHORTEST_PART && /^\p{L}+$/u.test(word));
    this.words = [...new Set([...own, ...heads, ...longParts])];
    this.#letters = Int32Array.from(this.words, letterSet);
    for (const word of this.words) {
      const sound = rules.sound(word);
      this.#bySound.set(sound, [...(this.#bySound.get(sound) ?? []), word]);
    }
  }

  /** The likeliest of these words and those of the catalogue. */
  meantBy(typed: string, index: Pick<TextIndex, 'similarWords'>, budget: StepBudget): SimilarWord[] {
    const found = new Map(index.similarWords(typed, budget).map((each) => [each.word, each]));
    const [slips, own] = [slipsIn(typed), letterSet(typed)];
    const looked = slips === 0 ? 0 : Math.min(this.words.length, WORDS_A_STEP * budget.left);
    budget.take(Math.ceil(looked / WORDS_A_STEP));
    for (let at = 0; at < looked; at += 1) {
      const letters = this.#letters[at] as number;
      const word = this.words[at] as string;
      if (Math.abs(word.length - typed.length) > slips) continue;
      // Each slip accounts for one letter that either word lacks.
      if (missingLetters(own, letters) > slips || missingLetters(letters, own) > slips) continue;
      const cost = costOf(typed, word, slips);
      if (cost !== undefined) found.set(word, { word, cost });
    }
    const sounding = typed.length < SHORTEST_SOUND ? [] : this.#soundingLike(typed);
    for (const word of sounding) found.set(word, { word, cost: SOUND });
    return found.size === 0 ? [] : likeliest([...found.values()]);
  }

  /** Those that sound so: nobody adds a letter that is silent at the beginning. */
  #soundingLike(typed: string): readonly string[] {
    const sound = this.rules.sound(typed);
    const found = this.#bySound.get(sound) ?? [];
    return typed[0] === sound[0] ? found : found.filter((word) => word[0] === typed[0]);
  }
}

/** `hammer` of `latthammer`, `gummihammer` and `vorschlaghammer`; `ammer` is always after an `h`. */
function headsOf(names: ReadonlySet<string>): string[] {
  const endings = new Map<string, { count: number; before: Set<string> }>();
  for (const name of names) {
    for (let at = SHORTEST_BEFORE; at <= name.length - SHORTEST_PART; at += 1) {
      const ending = name.slice(at);
      const found = endings.get(ending) ?? { count: 0, before: new Set() };
      found.count += 1;
      found.before.add(name[at - 1] ?? '');
      endings.set(ending, found);
    }
  }
  return [...endings]
    .filter(([, { count, before }]) => count >= NAMES_OF_HEAD && before.size >= NAMES_OF_HEAD)
    .map(([ending]) => ending);
}
