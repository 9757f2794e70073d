import { compactText } from '@forgeline/tool-text/fold-text';
import { specToken } from '@forgeline/tool-text/spec-token';
import type { LanguageRules } from '#languages/language-rules';
import { rulesOf } from '#languages/rules-of';
import type { ClassedTerms, TermClass } from '#terms/packed-terms';
import { kindsOf } from '#text/kinds-of';
import { termsOf } from '#text/split-words';

export type ToolSpec = { name: string; value: string; unit?: string };

/** The words by which a tool is found in a language; what is not translated is as in the catalogue's own. */
export type LanguageText = {
  name: string;
  /** The language of the name, if it is not translated: that says which of its words is the kind. */
  nameLanguage?: string | undefined;
  description: string;
  /** The name of its category. */
  category: string;
  specs: readonly ToolSpec[];
};

/** The language of a catalogue whose tools have no `texts`. */
export const ONLY_LANGUAGE = 'en';

export type IndexedTool = {
  /** 12 bytes in hex, lower case. */
  id: string;
  createdAt: number;
  priceCents: number;
  rating: { sum: number; count: number };
  moq: number;
  quantity: number;
  /** True if at least the minimum order is available. */
  isAvailable: boolean;
  category: string;
  name: string;
  sku: string;
  description: string;
  specs: readonly ToolSpec[];
  /** By language, of all tools the same ones, the catalogue's own first. Without them the fields above are searched. */
  texts?: Readonly<Record<string, LanguageText>> | undefined;
  /** A whole number of at most 53 bits: another one whenever anything of the tool changed that matters to who reads it. */
  revision: number;
  /** 32 bits: another one when more changed than stock and minimum order: its place in stored orders, or its words. */
  placing: number;
};

/** The classes of terms, from the best field to the least; a whole SKU and its parts have different classes. */
export const TERM_CLASSES = {
  wholeSku: 0,
  sku: 1,
  /** The word of the name that says what it is. */
  kind: 2,
  name: 3,
  category: 4,
  specification: 5,
  description: 6,
} as const;

export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : sum / count;
}

/** Returns the value of a specification as pages show it: `125 mm`. */
export function specLabel({ value, unit }: ToolSpec): string {
  return [value, unit].filter(Boolean).join(' ');
}

export function specTokenOf({ name, value, unit }: ToolSpec): string {
  return `${specToken(name)}:${specToken(`${value} ${unit ?? ''}`)}`;
}

/** `FL-BV-125` is found as `flbv125`, and by what comes after each hyphen: `bv125`, `125`. */
function skuTerms(sku: string): string[] {
  const parts = sku.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return parts.map((_, position) => compactText(parts.slice(position).join('')));
}

type Words = (word: string) => void;
type FieldTerms = readonly [termClass: TermClass, terms: Iterable<string>];

export function textsOf({
  texts,
  name,
  description,
  category,
  specs,
}: IndexedTool): Record<string, LanguageText> {
  return texts ?? { [ONLY_LANGUAGE]: { name, description, category, specs } };
}

/** In all languages but the catalogue's own. */
export function translationsOf(tool: IndexedTool): [language: string, text: LanguageText][] {
  return Object.entries(textsOf(tool)).slice(1);
}

/** The term of a category's word, apart from those of other fields: where both are, a tool is of the kind. */
export function categoryTerm(term: string): string {
  return `@${term}`;
}

export function skuFields(sku: string): FieldTerms[] {
  return [
    [TERM_CLASSES.wholeSku, [compactText(sku)].filter(Boolean)],
    [TERM_CLASSES.sku, skuTerms(sku)],
  ];
}

export function nameFields(
  { name, nameLanguage }: Pick<LanguageText, 'name' | 'nameLanguage'>,
  rules: LanguageRules,
  eachWord?: Words,
): FieldTerms[] {
  const written = nameLanguage === undefined ? rules : rulesOf(nameLanguage);
  const kinds = kindsOf(name, written).flatMap((kind) => [...termsOf(kind, rules, eachWord)]);
  return [
    [TERM_CLASSES.kind, kinds],
    [TERM_CLASSES.name, termsOf(name, rules, eachWord)],
  ];
}

export function categoryTermsOf(category: string, rules: LanguageRules, eachWord?: Words): string[] {
  return [...termsOf(category, rules, eachWord)].flatMap((term) => [term, categoryTerm(term)]);
}

export function specTermsOf(
  { name, value, unit }: ToolSpec,
  rules: LanguageRules,
  eachWord?: Words,
): string[] {
  return [...termsOf(name, rules, eachWord), ...termsOf(`${value} ${unit ?? ''}`, rules, eachWord)];
}

/** Returns the terms by which a tool is found in a language. */
export function searchTermsOf(
  sku: string,
  { name, nameLanguage, category, specs, description }: LanguageText,
  rules: LanguageRules,
  eachWord?: Words,
): ClassedTerms {
  const terms = new Map<string, TermClass>();
  const fields: FieldTerms[] = [
    ...skuFields(sku),
    ...nameFields({ name, nameLanguage }, rules, eachWord),
    [TERM_CLASSES.category, categoryTermsOf(category, rules, eachWord)],
    [TERM_CLASSES.specification, specs.flatMap((spec) => specTermsOf(spec, rules, eachWord))],
    [TERM_CLASSES.description, termsOf(description, rules, eachWord)],
  ];
  for (const [termClass, found] of fields) {
    for (const term of found) if (!terms.has(term)) terms.set(term, termClass);
  }
  return terms;
}
