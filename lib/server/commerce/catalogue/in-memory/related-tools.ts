import 'server-only';
import type { Tool } from '@/lib/shared/schemas/tool';
import type { Catalogue } from './catalogue';
import type { CatalogueEntry } from './catalogue-entry';

/** Returns how much two data sheets have in common: equal values, and, with less weight, shared names. */
function likeness(one: CatalogueEntry, other: CatalogueEntry): number {
  const names = new Set(one.tool.specs.map(({ name }) => name));
  const sharedNames = other.tool.specs.filter(({ name }) => names.has(name)).length;
  const sharedValues = [...other.specs].filter((token) => one.specs.has(token)).length;
  return sharedValues + sharedNames / 4;
}

/** Returns how far apart two prices are, as a factor: 0 for the same one, 1 for twice as much. */
function priceDistance(one: CatalogueEntry, other: CatalogueEntry): number {
  return Math.abs(Math.log2(Math.max(1, one.priceCents) / Math.max(1, other.priceCents)));
}

/** Returns the tools of the same category that are most similar to this one, available ones first among equals. */
export function relatedTools(catalogue: Catalogue, entry: CatalogueEntry, limit: number): Tool[] {
  return catalogue
    .list()
    .filter((other) => other !== entry && other.tool.category === entry.tool.category)
    .map((other) => ({
      other,
      closeness: likeness(entry, other) - priceDistance(entry, other) / 2 + (other.isAvailable ? 1 : 0),
    }))
    .sort((a, b) => b.closeness - a.closeness || a.other.createdAt - b.other.createdAt)
    .slice(0, limit)
    .map(({ other }) => other.tool);
}
