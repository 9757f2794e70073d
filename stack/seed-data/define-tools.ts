import { lengthOf } from './length-of';
import type { SeedTool } from './types';

/** `[name, value]` or `[name, value, unit]`. */
type SpecRow = readonly [name: string, value: string, unit?: string];

type ToolRow = Omit<SeedTool, 'category' | 'image' | 'drawing' | 'specs'> & { specs: readonly SpecRow[] };

/**
 * Makes the tools of one category from rows that are short enough to compare by eye. The picture's address is derived
 * from the slug.
 */
export function defineTools(category: string, rows: readonly ToolRow[]): readonly SeedTool[] {
  return rows.map(({ specs, ...row }) => ({
    ...row,
    category,
    image: `/tools/${row.slug}.webp`,
    ...(lengthOf(row.slug, specs) ? { drawing: `/tools/drawings/${row.slug}.webp` } : {}),
    specs: specs.map(([name, value, unit]) => (unit === undefined ? { name, value } : { name, value, unit })),
  }));
}
