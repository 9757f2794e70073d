import { type PackedStringsData, StringPacker } from '#arrays/packed-strings';
import {
  categoryTermsOf,
  type LanguageText,
  nameFields,
  skuFields,
  specTermsOf,
  TERM_CLASSES,
  type ToolSpec,
} from '#indexed-tool';
import type { LanguageRules } from '#languages/language-rules';
import { rulesOf } from '#languages/rules-of';
import { letterSet } from '#terms/letter-set';
import type { PackedTerms } from '#terms/packed-terms';
import { TermPacker } from '#terms/term-packer';
import { reversed } from '#text/ending-terms';
import { termsOf } from '#text/split-words';

const CACHED_MAX = 50_000;
const SHORTEST_WORD = 3;

export type PackedLanguage = {
  terms: PackedTerms;
  /** The positions of terms of letters alone, sorted by their letters from the end. */
  endings: Uint32Array<ArrayBuffer>;
  /** Words as they are written, folded and sorted, for slips; and which letters each has. */
  words: PackedStringsData;
  letters: Int32Array<ArrayBuffer>;
};

/** Packs what tools are found by in one language. */
export class LanguagePacker {
  readonly #rules: LanguageRules;
  readonly #terms = new TermPacker();
  readonly #words = new Set<string>();
  readonly #addWord = (word: string) => void this.#words.add(word);
  /** Many tools have the same texts and specifications, whose terms are found once. */
  readonly #termsOfText: (text: string) => number[];
  readonly #termsOfCategory: (text: string) => number[];
  readonly #termsOfSpec: (text: string) => number[];

  constructor(language: string) {
    this.#rules = rulesOf(language);
    const numbers = (terms: Iterable<string>) => this.#terms.numbersOf(terms);
    this.#termsOfText = memoize((text) => numbers(termsOf(text, this.#rules, this.#addWord)));
    this.#termsOfCategory = memoize((text) => numbers(categoryTermsOf(text, this.#rules, this.#addWord)));
    this.#termsOfSpec = memoize((text) => numbers(specTermsOf(JSON.parse(text), this.#rules, this.#addWord)));
  }

  put(slot: number, sku: string, text: LanguageText): void {
    const { category, specs, description } = text;
    for (const [termClass, terms] of [...skuFields(sku), ...nameFields(text, this.#rules, this.#addWord)]) {
      this.#terms.put(slot, this.#terms.numbersOf(terms), termClass);
    }
    this.#terms.put(slot, this.#termsOfCategory(category), TERM_CLASSES.category);
    for (const spec of specs)
      this.#terms.put(slot, this.#termsOfSpec(specKey(spec)), TERM_CLASSES.specification);
    this.#terms.put(slot, this.#termsOfText(description), TERM_CLASSES.description);
  }

  pack(): PackedLanguage {
    const { terms, names } = this.#terms.pack();
    const positions = Array.from(names.keys()).filter((at) => ONLY_LETTERS.test(names[at] ?? ''));
    const backwards = names.map(reversed);
    positions.sort((one, other) => compare(backwards[one] ?? '', backwards[other] ?? ''));
    const words = [...this.#words].filter((word) => word.length >= SHORTEST_WORD).sort();
    const strings = new StringPacker();
    for (const word of words) strings.put(word);
    return {
      terms,
      endings: Uint32Array.from(positions),
      words: strings.pack(),
      letters: Int32Array.from(words, letterSet),
    };
  }
}

const ONLY_LETTERS = /^\p{L}+$/u;

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function specKey({ name, value, unit }: ToolSpec): string {
  return JSON.stringify({ name, value, unit });
}

function memoize<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    if (results.size >= CACHED_MAX) results.clear();
    const result = read(text);
    results.set(text, result);
    return result;
  };
}
