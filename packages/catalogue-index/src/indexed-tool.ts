import { compactText } from '@forgeline/tool-text/fold-text';
import { specToken } from '@forgeline/tool-text/spec-token';
import type { ClassedTerms, TermClass } from '#terms/packed-terms';
import { termsOf } from '#text/split-words';

export type ToolSpec = { name: string; value: string; unit?: string };

export type IndexedTool = {
  /** 12 bytes in hex, lower case. */
  id: string;
  createdAt: number;
  priceCents: number;
  rating: { sum: number; count: number };
  moq: number;
  quantity: number;
  /** Whether at least the minimum order is available. */
  isAvailable: boolean;
  category: string;
  name: string;
  sku: string;
  description: string;
  specs: readonly ToolSpec[];
  /** A whole number of at most 53 bits: another one whenever anything of the tool changed that matters to who reads it. */
  revision: number;
  /** 32 bits: another one when more changed than stock and minimum order: its place in stored orders, or its words. */
  placing: number;
};

/** The classes of terms, from the best field to the least; a whole SKU and its parts have different classes. */
export const TERM_CLASSES = {
  wholeSku: 0,
  sku: 1,
  name: 2,
  category: 3,
  specification: 4,
  description: 5,
} as const;

export const CLASS_WEIGHTS: readonly number[] = [8, 8, 6, 3, 1.5, 1];

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

type WordedTool = Pick<IndexedTool, 'name' | 'sku' | 'category' | 'description' | 'specs'>;
type FieldTerms = readonly [termClass: TermClass, terms: Iterable<string>];

export function ownTermsOf({ sku, name }: Pick<WordedTool, 'sku' | 'name'>): FieldTerms[] {
  return [
    [TERM_CLASSES.wholeSku, [compactText(sku)].filter(Boolean)],
    [TERM_CLASSES.sku, skuTerms(sku)],
    [TERM_CLASSES.name, termsOf(name)],
  ];
}

export function specTermsOf({ name, value, unit }: ToolSpec): string[] {
  return [...termsOf(name), ...termsOf(`${value} ${unit ?? ''}`)];
}

export function searchTermsOf(tool: WordedTool): ClassedTerms {
  const terms = new Map<string, TermClass>();
  const fields: FieldTerms[] = [
    ...ownTermsOf(tool),
    [TERM_CLASSES.category, termsOf(tool.category)],
    [TERM_CLASSES.specification, tool.specs.flatMap(specTermsOf)],
    [TERM_CLASSES.description, termsOf(tool.description)],
  ];
  for (const [termClass, found] of fields) {
    for (const term of found) if (!terms.has(term)) terms.set(term, termClass);
  }
  return terms;
}
