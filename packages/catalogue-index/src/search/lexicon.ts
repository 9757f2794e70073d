import type { LanguageRules } from '#languages/language-rules';
import type { Need, SearchWords } from '#search/search-words';
import { SlipWords } from '#text/slip-words';
import { atomsOf, isNumeric } from '#text/split-words';

/** A name in words and in stems. */
export type Phrase = { words: readonly string[]; stems: readonly string[] };
export type ReadNeed = Readonly<Record<'verbs' | 'objects' | 'kinds', readonly Phrase[]>>;

const PHRASE_MAX = 5;
const FORM_LETTERS = 3;

function phraseOf(text: string, rules: LanguageRules): Phrase {
  const words = atomsOf(text, rules);
  return { words, stems: words.map((word) => (isNumeric(word) ? word : rules.stem(word))) };
}

/** Without the words that count for nothing, unless it has no other. */
export function meaningful({ words, stems }: Phrase, { fillers, prepositions }: LanguageRules): Phrase {
  const kept = [...words.keys()].filter(
    (at) => !fillers.has(words[at] ?? '') && !prepositions.has(words[at] ?? ''),
  );
  if (kept.length === 0) return { words, stems };
  return { words: kept.map((at) => words[at] ?? ''), stems: kept.map((at) => stems[at] ?? '') };
}

const keyOf = (stems: readonly string[]) => stems.join(' ');

/** The search words of one language, by stems. */
export class Lexicon {
  readonly rules: LanguageRules;
  /** Single words, as they are written. */
  readonly words: ReadonlySet<string>;
  /** Things that tools work on: they say which tool is meant, and are none. */
  readonly objects: ReadonlySet<string>;
  /** Needs by the stems of all their verbs and objects. */
  readonly #needs = new Map<string, ReadNeed[]>();
  readonly #targets = new Map<string, Phrase[]>();
  readonly #equals = new Map<string, string>();
  /** Stem -> the single words that are names. */
  readonly #names = new Map<string, Set<string>>();
  readonly slips: SlipWords;
  /** Single names, as the shop writes them. */
  readonly #written = new Map<string, string>();
  readonly #unsold = new Map<string, string[]>();
  #longest = 1;

  constructor({ synonyms, needs, unsold }: SearchWords, rules: LanguageRules) {
    this.rules = rules;
    const [words, parts] = [new Set<string>(), new Set<string>()];
    const read = (text: string): Phrase => {
      const phrase = phraseOf(text, rules);
      const [word = '', ...more] = phrase.words;
      if (more.length === 0) {
        words.add(word);
        this.#written.set(word, text);
      }
      for (const part of phrase.words) parts.add(part);
      return phrase;
    };
    for (const group of synonyms)
      if ('words' in group) this.#equate(group.words.map((text) => phraseOf(text, rules)));
    for (const group of synonyms) {
      const [from, to] = 'words' in group ? [group.words, group.words] : [group.from, group.to];
      const [sources, targets] = [from.map(read), to.map(read)];
      for (const source of sources) {
        this.#add(
          source,
          targets.filter((target) => keyOf(target.stems) !== keyOf(source.stems)),
        );
      }
      for (const target of targets) this.#add(target, []);
    }
    this.words = words;
    this.slips = new SlipWords(words, parts, rules);
    const phrases = (texts: readonly string[]) =>
      texts.map((text) => meaningful(phraseOf(text, rules), rules));
    const readNeeds = needs.map(({ verbs, objects, kinds }: Need) => ({
      verbs: phrases(verbs),
      objects: phrases(objects),
      kinds: kinds.map((kind) => phraseOf(kind, rules)),
    }));
    this.objects = new Set(
      readNeeds.flatMap(({ objects }) => objects.map(({ stems }) => stems.at(-1) ?? '')),
    );
    for (const need of readNeeds) {
      const phrases = [...need.verbs, ...need.objects];
      for (const stem of new Set(phrases.flatMap(({ stems }) => stems))) {
        this.#needs.set(stem, [...(this.#needs.get(stem) ?? []), need]);
      }
    }
    for (const text of unsold) {
      const phrase = meaningful(phraseOf(text, rules), rules);
      for (const key of keysOf(phrase, rules)) {
        this.#unsold.set(key, [...(this.#unsold.get(key) ?? []), phrase.words.join('')]);
      }
      this.#longest = Math.max(this.#longest, phrase.words.length);
    }
  }

  get longest(): number {
    return Math.min(PHRASE_MAX, this.#longest);
  }

  /** A folded word as the shop writes it, alone or at the end of a name: `saege` is the `Säge` of `Handsäge`. */
  writtenAs(word: string): string {
    const own = this.#written.get(word);
    if (own !== undefined) return own;
    for (const [name, written] of this.#written) {
      if (!name.endsWith(word)) continue;
      for (let at = 1; at < written.length; at += 1) {
        const ending = written.slice(at);
        if (this.rules.fold(ending) === word) return withCaseOf(written, ending);
      }
    }
    return word;
  }

  /** Returns what a name stands for besides itself; undefined if no group has it. */
  targetsOf(words: readonly string[]): readonly Phrase[] | undefined {
    const stems = words.map((word) => (isNumeric(word) ? word : this.rules.stem(word)));
    return this.#targets.get(this.#nameOf(stems)) ?? this.#targets.get(this.rules.stem(words.join('')));
  }

  /** Words of one meaning are one in names of several words: a shifting spanner is a shifting wrench. */
  #equate(phrases: readonly Phrase[]): void {
    const single = phrases.filter(({ stems }) => stems.length === 1).map(({ stems }) => stems[0] ?? '');
    const [first] = single;
    if (first === undefined) return;
    const common = this.#equals.get(first) ?? first;
    for (const stem of single) this.#equals.set(stem, common);
  }

  #nameOf(stems: readonly string[]): string {
    if (stems.length === 1) return stems[0] ?? '';
    return keyOf(stems.map((stem) => this.#equals.get(stem) ?? stem));
  }

  /** Returns whether a group has the word as a name of its own. */
  has(stem: string): boolean {
    return this.#names.has(stem);
  }

  /** Returns whether a word is a name itself or a form of one: `schrauben` has the stem of `schrauber`, and is none. */
  isNameForm(word: string): boolean {
    return [...(this.#names.get(this.rules.stem(word)) ?? [])].some((name) => isForm(word, name));
  }

  /** Returns whether a shop does not sell it: in any number and case, but `messen` is no knife (`Messer`). */
  isUnsold(words: readonly string[]): boolean {
    const joined = words.join('');
    return keysOf({ words, stems: words.map((word) => this.rules.stem(word)) }, this.rules).some((key) =>
      this.#unsold.get(key)?.some((known) => isForm(joined, known) || isForm(known, joined)),
    );
  }

  /** Returns whether a need has a word, which is no slip of another then. */
  isNeedWord(stem: string): boolean {
    return this.#needs.has(stem);
  }

  /** The needs that have some of these words. */
  needsWith(stems: Iterable<string>): ReadonlySet<ReadNeed> {
    const found = new Set<ReadNeed>();
    for (const stem of stems) for (const need of this.#needs.get(stem) ?? []) found.add(need);
    return found;
  }

  #add(source: Phrase, targets: readonly Phrase[]): void {
    if (source.words.length === 0) return;
    for (const key of new Set([this.#nameOf(source.stems), this.rules.stem(source.words.join(''))])) {
      const known = this.#targets.get(key) ?? [];
      // Typed as one word, a name is also in several.
      const own = source.words.length > 1 ? [source, ...targets] : targets;
      const more = own.filter((target) => !known.some((other) => keyOf(other.stems) === keyOf(target.stems)));
      this.#targets.set(key, [...known, ...more]);
    }
    const [stem, ...more] = source.stems;
    if (stem !== undefined && more.length === 0) {
      const names = this.#names.get(stem) ?? new Set();
      this.#names.set(stem, names.add(source.words[0] ?? ''));
    }
    this.#longest = Math.max(this.#longest, source.words.length);
  }
}

/** `tongue and groove`, and as one word. */
function keysOf({ words, stems }: Phrase, rules: LanguageRules): string[] {
  return [...new Set([keyOf(stems), rules.stem(words.join(''))])];
}

function withCaseOf(name: string, ending: string): string {
  return /^\p{Lu}/u.test(name) ? ending.charAt(0).toUpperCase() + ending.slice(1) : ending;
}

/** Returns whether a word is another one with an ending, or with its vowel changed. */
function isForm(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > FORM_LETTERS) return false;
  const plain = (word: string) => word.replace(/([aou])e/g, '$1').replace(/(e|y|ie)$/, '');
  return plain(typed).startsWith(plain(known).slice(0, Math.max(3, plain(known).length)));
}
