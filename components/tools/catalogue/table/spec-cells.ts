import { unitOf } from '@forgeline/tool-text/units';
import type { Language } from '@/lib/shared/site/languages';
import { FIGURES_AND_UNIT, isFigure, shownSpec } from '@/lib/shared/tools/catalogue/shown-figures';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import type { SpecColumn } from './choose-columns';

/** A tool's value in a column, as the page shows it. */
export type SpecCell = { value: string; unit?: string | undefined; isFigure: boolean; token?: string };

type WrittenSpec = Pick<Tool['specs'][number], 'value' | 'unit'>;

/** The unit that a value ends with, apart from its figures: `280 mm` is 280 in mm. */
function unitApart(spec: WrittenSpec): WrittenSpec {
  if (spec.unit) return spec;
  const [, figures, , unit] = FIGURES_AND_UNIT.exec(spec.value) ?? [];
  if (!figures || !unit || unitOf(unit).dimension === `unit ${unit}`) return spec;
  return { value: figures.trim(), unit };
}

/** `tokens` are the names of its specifications in addresses, in their order. */
export function specCell(
  { specs }: Pick<Tool, 'specs'>,
  { names }: Pick<SpecColumn, 'names'>,
  language: Language,
  tokens: readonly string[] = [],
): SpecCell | undefined {
  for (const name of names) {
    const at = specs.findIndex((spec) => spec.name === name);
    const spec = specs[at];
    if (!spec) continue;
    const parts = unitApart(spec);
    const token = tokens[at];
    return {
      ...shownSpec(parts, language),
      isFigure: isFigure(parts),
      ...(token === undefined ? {} : { token }),
    };
  }
  return undefined;
}

export function cellText({ value, unit }: Pick<SpecCell, 'value' | 'unit'>): string {
  return [value, unit].filter(Boolean).join(' ');
}

/** Figures stand at the right, and share the unit in the head if all of them have the same. */
export type ColumnLook = { isFigure: boolean; unit?: string };

export function columnLook(cells: readonly (SpecCell | undefined)[]): ColumnLook {
  const present = cells.filter((cell) => cell !== undefined);
  if (present.length === 0 || !present.every((cell) => cell.isFigure)) return { isFigure: false };
  const [unit, ...others] = new Set(present.map((cell) => cell.unit));
  return { isFigure: true, ...(unit !== undefined && others.length === 0 ? { unit } : {}) };
}
