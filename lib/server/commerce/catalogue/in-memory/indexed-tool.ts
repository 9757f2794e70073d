import 'server-only';
import { serializeTool } from '@/lib/server/commerce/catalogue/tool.serializer';
import type { ToolDocument, ToolSpec } from '@/lib/server/platform/db/documents/tools';
import type { ClassedTerms, TermClass } from '@/lib/server/platform/search/packed-terms';
import { termsOf } from '@/lib/server/platform/search/split-words';
import { compactText } from '@/lib/shared/fold-text';
import { specToken } from '@/lib/shared/spec-token';
import { HASH_BITS, hashTexts } from './hash-texts';

/** What the index takes of a tool. */
export type IndexedTool = {
  /** In hex. */
  id: string;
  createdAt: number;
  /** 0 on request. */
  priceCents: number;
  rating: { sum: number; count: number };
  moq: number;
  /** Units available. */
  quantity: number;
  /** Whether at least the minimum order is available. */
  isAvailable: boolean;
  category: string;
  name: string;
  sku: string;
  description: string;
  specs: readonly ToolSpec[];
  /** Another one whenever calls and pages show something else of the tool. */
  revision: number;
  /**
   * 32 bits: another one, but once in four thousand million changes, when more changed than stock and minimum order: its place in
   * kept orders, or its words. Where it is the same, they change when all tools are packed anew.
   */
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

/** What a word of each class counts. */
export const CLASS_WEIGHTS: readonly number[] = [8, 8, 6, 3, 1.5, 1];

/** On request it is 0, so that no order of prices tells the one the tool has. */
function publicPriceCents({ state, priceCents }: ToolDocument): number {
  return state === 'on-request' ? 0 : priceCents;
}

export function indexedToolOf(document: ToolDocument): IndexedTool {
  const { createdAt, rating, category, name, sku, description, specs } = document;
  const placing = placingOf(document);
  return {
    id: document._id.toHexString(),
    createdAt: createdAt.getTime(),
    priceCents: publicPriceCents(document),
    rating: { sum: rating.sum, count: rating.count },
    moq: document.moq,
    quantity: document.quantity,
    isAvailable: document.quantity >= document.moq,
    category,
    name,
    sku,
    description,
    specs,
    placing: Math.floor(placing / 2 ** (HASH_BITS - 32)),
    revision: revisionOf(document, placing),
  };
}

function placingOf(tool: ToolDocument): number {
  const { createdAt, rating, category, name, sku, description, specs } = tool;
  const parts: (string | number | undefined)[] = [createdAt.getTime(), publicPriceCents(tool)];
  parts.push(rating.sum, rating.count, category, name, sku, description);
  for (const spec of specs) parts.push(spec.name, spec.value, spec.unit, spec.type);
  return hashTexts(parts);
}

/** Returns a number for what calls and pages show of a tool: the same for the same, and another one after a change. */
export function revisionOf(document: ToolDocument, placing = placingOf(document)): number {
  // What decides its place in lists makes most of it, and is hashed already.
  const { name, sku, description, category, specs, ...others } = serializeTool(document);
  return hashTexts([placing, JSON.stringify(others)]);
}

/** The average of a tool's ratings for ranking: not rounded, unlike the one shown; 0 without any. */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : sum / count;
}

/** Returns the value of a specification as pages show it: `125 mm`. */
export function specLabel({ value, unit }: ToolSpec): string {
  return [value, unit].filter(Boolean).join(' ');
}

/** Returns a specification as addresses name it: `jaw-width:125-mm`. */
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

/** Returns the terms that are a tool's own, from the best field to the least. */
export function ownTermsOf({ sku, name }: Pick<WordedTool, 'sku' | 'name'>): FieldTerms[] {
  return [
    [TERM_CLASSES.wholeSku, [compactText(sku)].filter(Boolean)],
    [TERM_CLASSES.sku, skuTerms(sku)],
    [TERM_CLASSES.name, termsOf(name)],
  ];
}

/** Returns the terms of a specification. */
export function specTermsOf({ name, value, unit }: ToolSpec): string[] {
  return [...termsOf(name), ...termsOf(`${value} ${unit ?? ''}`)];
}

/** Returns the terms of a tool, each with the class of the best field it is in. */
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
