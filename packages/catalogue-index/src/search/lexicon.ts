import type { LanguageRules } from '#languages/language-rules';
import type { Need, SearchWords } from '#search/search-words';
import { atomsOf, isNumeric } from '#text/split-words';

/** A name in words and in stems. */
export type Phrase = { words: readonly string[]; stems: readonly string[] };
export type ReadNeed = { verbs: ReadonlySet<string>; objects: ReadonlySet<string>; kinds: readonly Phrase[] };

const PHRASE_MAX = 5;
const FORM_LETTERS = 3;

export function phraseOf(text: string, rules: LanguageRules): Phrase {
  const words = atomsOf(text, rules);
  return { words, stems: words.map((word) => (isNumeric(word) ? word : rules.stem(word))) };
}

const keyOf = (stems: readonly string[]) => stems.join(' ');

/** The search words of one language, by stems. */
export class Lexicon {
  readonly rules: LanguageRules;
  readonly needs: readonly ReadNeed[];
  /** Single words, as they are written. */
  readonly words: ReadonlySet<string>;
  /** What tools work on: it says which tool is meant, and is none. */
  readonly objects: ReadonlySet<string>;
  readonly #targets = new Map<string, Phrase[]>();
  readonly #stems = new Set<string>();
  readonly #unsold = new Map<string, string[]>();
  #longest = 1;

  constructor({ synonyms, needs, unsold }: SearchWords, rules: LanguageRules) {
    this.rules = rules;
    const words = new Set<string>();
    const read = (text: string): Phrase => {
      const phrase = phraseOf(text, rules);
      if (phrase.words.length === 1) words.add(phrase.words[0] ?? '');
      return phrase;
    };
    for (const group of synonyms) {
      const [from, to] = 'words' in group ? [group.words, group.words] : [group.from, group.to];
      const [sources, targets] = [from.map(read), to.map(read)];
      for (const source of sources) {
        this.#add(source, targets.filter((target) => keyOf(target.stems) !== keyOf(source.stems)));
      }
      for (const target of targets) this.#add(target, []);
    }
    this.words = words;
    const stemsOf = (texts: readonly string[]) => new Set(texts.map((text) => keyOf(phraseOf(text, rules).stems)));
    this.needs = needs.map(({ verbs, objects, kinds }: Need) => ({
      verbs: stemsOf(verbs),
      objects: stemsOf(objects),
      kinds: kinds.map((kind) => phraseOf(kind, rules)),
    }));
    this.objects = new Set(this.needs.flatMap(({ objects }) => [...objects]));
    for (const text of unsold) {
      const phrase = phraseOf(text, rules);
      for (const key of keysOf(phrase, rules)) {
        this.#unsold.set(key, [...(this.#unsold.get(key) ?? []), phrase.words.join('')]);
      }
      this.#longest = Math.max(this.#longest, phrase.words.length);
    }
  }

  get longest(): number {
    return Math.min(PHRASE_MAX, this.#longest);
  }

  /** What a name stands for besides itself; undefined if no group has it. */
  targetsOf(words: readonly string[]): readonly Phrase[] | undefined {
    const stems = words.map((word) => (isNumeric(word) ? word : this.rules.stem(word)));
    return this.#targets.get(keyOf(stems)) ?? this.#targets.get(this.rules.stem(words.join('')));
  }

  /** Whether a group has the word as a name of its own. */
  has(stem: string): boolean {
    return this.#stems.has(stem);
  }

  /** Whether a shop does not sell it: in any number and case, but `messen` is no knife (`Messer`). */
  isUnsold(words: readonly string[]): boolean {
    const joined = words.join('');
    return keysOf({ words, stems: words.map((word) => this.rules.stem(word)) }, this.rules).some((key) =>
      this.#unsold.get(key)?.some((known) => isForm(joined, known) || isForm(known, joined)),
    );
  }

  #add(source: Phrase, targets: readonly Phrase[]): void {
    if (source.words.length === 0) return;
    for (const key of keysOf(source, this.rules)) {
      const known = this.#targets.get(key) ?? [];
      const more = targets.filter((target) => !known.some((other) => keyOf(other.stems) === keyOf(target.stems)));
      this.#targets.set(key, [...known, ...more]);
    }
    if (source.stems.length === 1) this.#stems.add(source.stems[0] ?? '');
    this.#longest = Math.max(this.#longest, source.words.length);
  }
}

/** `tongue and groove`, and as one word. */
function keysOf({ words, stems }: Phrase, rules: LanguageRules): string[] {
  return [...new Set([keyOf(stems), rules.stem(words.join(''))])];
}

/** Whether a word is another one with an ending, or with its vowel changed. */
function isForm(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > FORM_LETTERS) return false;
  const plain = (word: string) => word.replace(/([aou])e/g, '$1').replace(/(e|y|ie)$/, '');
  return plain(typed).startsWith(plain(known).slice(0, Math.max(3, plain(known).length)));
}
