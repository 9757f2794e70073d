import 'server-only';
import { publicPriceCents } from '@/lib/server/commerce/catalogue/editable-fields';
import { serializeTool } from '@/lib/server/commerce/catalogue/tool.serializer';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { compactText, termsOf } from '@/lib/server/platform/search/split-words';
import type { WeightedTerms } from '@/lib/server/platform/search/text-index';
import type { Tool } from '@/lib/shared/schemas/tool';
import { specToken } from '@/lib/shared/spec-token';

/** A tool in the catalogue in memory: what is shown, and how it is found. */
export type CatalogueEntry = {
  tool: Tool;
  createdAt: number;
  priceCents: number;
  /** The average for ranking: not rounded, unlike the one shown. */
  rating: number;
  /** Whether at least the minimum order is available. */
  isAvailable: boolean;
  /** `FL-BV-125` as `flbv125`. */
  skuKey: string;
  /** `name:value` of each specification, as addresses name them. */
  specs: ReadonlySet<string>;
};

const WEIGHTS = { sku: 8, name: 6, category: 3, specification: 1.5, description: 1 } as const;

export function catalogueEntryOf(document: ToolDocument): CatalogueEntry {
  const { sum, count } = document.rating;
  return {
    tool: serializeTool(document),
    createdAt: document.createdAt.getTime(),
    priceCents: publicPriceCents(document),
    rating: count === 0 ? 0 : sum / count,
    isAvailable: document.quantity >= document.moq,
    skuKey: compactText(document.sku),
    specs: new Set(document.specs.map((spec) => specTokenOf(spec))),
  };
}

/** Returns a specification as addresses name it: `jaw-width:125-mm`. */
export function specTokenOf(spec: Tool['specs'][number]): string {
  return `${specToken(spec.name)}:${specToken(`${spec.value} ${spec.unit ?? ''}`)}`;
}

/** `FL-BV-125` is found as `flbv125`, and by what comes after each hyphen: `bv125`, `125`. */
function skuTerms(sku: string): string[] {
  const parts = sku.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return parts.map((_, position) => compactText(parts.slice(position).join('')));
}

/** Returns the terms of a tool, each with the weight of the best field it is in. */
export function searchTermsOf(tool: Tool): WeightedTerms {
  const weighted = new Map<string, number>();
  const put = (terms: Iterable<string>, weight: number) => {
    for (const term of terms) if (weight > (weighted.get(term) ?? 0)) weighted.set(term, weight);
  };
  put(termsOf(tool.description), WEIGHTS.description);
  for (const { name, value, unit } of tool.specs) {
    put(termsOf(name), WEIGHTS.specification);
    put(termsOf(`${value} ${unit ?? ''}`), WEIGHTS.specification);
  }
  put(termsOf(tool.category), WEIGHTS.category);
  put(termsOf(tool.name), WEIGHTS.name);
  put(skuTerms(tool.sku), WEIGHTS.sku);
  return weighted;
}

/** Whether two states of a tool have the same terms, so that the index need not change. */
export function hasSameWords(one: Tool, other: Tool): boolean {
  return (
    one.name === other.name &&
    one.sku === other.sku &&
    one.category === other.category &&
    one.description === other.description &&
    JSON.stringify(one.specs) === JSON.stringify(other.specs)
  );
}
