import { type ColumnUse, headingKey, type ToldColumn } from '@/lib/shared/quick-order/list-columns';
import type { ColumnKind } from '@/lib/shared/tables/header-words';

type Kinds = readonly (ColumnKind | undefined)[];

/** What columns of a list were said to hold, now or at an earlier list. */
export type ToldColumns = {
  /** By its heading alone. */
  byHeading: (heading: string) => ColumnUse | undefined;
  /** By its heading or, where it has none, by its place from 0. */
  at: (heading: string, place: number) => ColumnUse | undefined;
};

export function toldColumns(told: readonly ToldColumn[]): ToldColumns {
  const byKey = new Map<string, ColumnUse>();
  const byPlace = new Map<number, ColumnUse>();
  for (const { column, heading = '', use } of told) {
    const key = headingKey(heading);
    if (key === '') byPlace.set(column - 1, use);
    else byKey.set(key, use);
  }
  const byHeading = (heading: string) =>
    byKey.size === 0 || heading === '' ? undefined : byKey.get(headingKey(heading));
  return {
    byHeading,
    at: (heading, place) => (headingKey(heading) === '' ? byPlace.get(place) : byHeading(heading)),
  };
}

export const NOTHING_TOLD = toldColumns([]);

/** What a told column is to the reader of rows: texts beside the order are none of its business. */
const KIND_OF: Record<ColumnUse, ColumnKind> = {
  ...{ number: 'article', quantity: 'quantity', unit: 'unit' },
  ...{ reference: 'ignored', note: 'ignored', day: 'ignored', none: 'ignored' },
};

/** Columns that read as what another one was said to be are ignored. */
export function toldKinds(kinds: Kinds, told: readonly (ColumnUse | undefined)[]): Kinds {
  if (told.every((use) => use === undefined)) return kinds;
  return kinds.map((kind, place) => {
    const use = told[place];
    if (use) return KIND_OF[use];
    const isTaken =
      (kind === 'article' && told.includes('number')) || (kind === 'quantity' && told.includes('quantity'));
    return isTaken ? 'ignored' : kind;
  });
}
