import type { SeedTool } from './types';

/** A set has no length of its own, and a band is sold rolled up. */
const NOT_LAID_OUT = /-set-|bandsaw/;

/** In millimeters, for the dimensioned drawing; undefined for tools that are not measured by length. */
function lengthOf(
  slug: string,
  specs: readonly (readonly [name: string, value: string, unit?: string])[],
): string | undefined {
  if (NOT_LAID_OUT.test(slug)) return undefined;
  const [, value = '', unit] = specs.find(([name]) => name === 'Length' || name === 'Total length') ?? [];
  return unit === 'mm' && /^\d+$/.test(value) ? value : undefined;
}

type SpecRow = readonly [name: string, value: string, unit?: string];

type ToolRow = Omit<SeedTool, 'category' | 'image' | 'drawing' | 'specs'> & { specs: readonly SpecRow[] };

/** Rows are short enough to compare by eye. The picture's address is derived from the slug. */
export function defineTools(category: string, rows: readonly ToolRow[]): readonly SeedTool[] {
  return rows.map(({ specs, ...row }) => ({
    ...row,
    category,
    image: `/tools/${row.slug}.webp`,
    ...(lengthOf(row.slug, specs) ? { drawing: `/tools/drawings/${row.slug}.webp` } : {}),
    specs: specs.map(([name, value, unit]) => (unit === undefined ? { name, value } : { name, value, unit })),
  }));
}
