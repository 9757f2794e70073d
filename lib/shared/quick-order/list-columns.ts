import { compactText } from '@forgeline/tool-text/fold-text';

/** What a column of a list holds; `none` is left out. */
export const COLUMN_USES = ['number', 'quantity', 'unit', 'reference', 'note', 'day', 'none'] as const;
export type ColumnUse = (typeof COLUMN_USES)[number];

export const HEADING_MAX = 200;
export const COLUMNS_TOLD_MAX = 100;

/** `column` counts from 1, and identifies a column without a heading. */
export type ToldColumn = { column: number; heading?: string | undefined; use: ColumnUse };

/** A column as it was read: by what was told now, by what was told before, or by its heading and cells. */
export type ReadColumn = ToldColumn & { by: 'told' | 'learned' | 'guess'; samples: string[] };

/** Headings are the same in any case and with any marks; empty for none. */
export function headingKey(heading: string): string {
  return compactText(heading.slice(0, HEADING_MAX));
}

/** A list has one of these for each row. */
const SINGLE: readonly ColumnUse[] = ['quantity', 'day'];

const idOf = ({ column, heading = '' }: Omit<ToldColumn, 'use'>) => headingKey(heading) || String(column);

/**
 * Returns what is to be said of columns where this one is said to hold something. Where there can be one alone, another column that
 * was said to hold the same is left out from now on.
 */
export function toldWith(
  columns: readonly ReadColumn[],
  { column, heading }: Pick<ReadColumn, 'column' | 'heading'>,
  use: ColumnUse,
): ToldColumn[] {
  const id = idOf({ column, heading });
  const others = columns.filter(
    (one) => idOf(one) !== id && SINGLE.includes(use) && one.use === use && one.by !== 'guess',
  );
  return [
    ...others.map((one): ToldColumn => ({ ...placeOf(one), use: 'none' })),
    { ...placeOf({ column, heading }), use },
  ];
}

const placeOf = ({ column, heading }: Omit<ToldColumn, 'use'>) => ({
  column,
  ...(heading ? { heading } : {}),
});

/** What was told before, with what is told now in its place. */
export function joinTold(before: readonly ToldColumn[], now: readonly ToldColumn[]): ToldColumn[] {
  const ids = new Set(now.map(idOf));
  return [...before.filter((one) => !ids.has(idOf(one))), ...now].slice(-COLUMNS_TOLD_MAX);
}

/** The columns as they are to be shown while they are read again. */
export function withTold(columns: readonly ReadColumn[], now: readonly ToldColumn[]): ReadColumn[] {
  const uses = new Map(now.map((one) => [idOf(one), one.use]));
  return columns.map((one) => {
    const use = uses.get(idOf(one));
    return use ? { ...one, use, by: 'told' } : one;
  });
}
