import type { ClientSession } from 'mongodb';
import type { RowsContext } from '@/lib/server/commerce/tools/rows/rows';
import type { UndoneRow } from '@/lib/server/commerce/tools/rows/undo-tool-rows';
import type { ImportDocument, ImportOutcome, ImportRow } from '@/lib/server/platform/db/documents/imports';
import { contentOf } from '../read/fields';
import { valueIn } from '../read/read-cells';

/** How the rows of an import are to be read. */
export type Layout = Pick<ImportDocument, 'source' | 'isInviting'> & {
  /** The fields of a file's cells, in their order. */
  fields: readonly string[];
};

/** The steps that are done with rows of a kind. */
export type Kind = {
  /** The rows of a transaction, where they are fewer than those of others. */
  chunkRows?: number;
  /**
   * Does what is no part of a transaction, such as storing files, and returns rows as `apply` takes them. It may be done again where
   * that did not come to its end; `onProgress` says meanwhile that it is worked on.
   */
  prepare?: (
    rows: readonly ImportRow[],
    run: ImportDocument,
    onProgress: () => Promise<void>,
  ) => Promise<ImportRow[]>;
  /** Returns what no two rows may be about; null where a row may come again, or says nothing. */
  keyOf: (value: unknown, layout: Layout) => string | null;
  /** Applies rows in their order within the caller's transaction; without one nothing is written. */
  apply: (
    rows: readonly ImportRow[],
    layout: Layout,
    context: RowsContext,
    session?: ClientSession,
  ) => Promise<ImportOutcome[]>;
  /** Takes back what became of rows of one transaction; says nothing of those that changed nothing. */
  undo: (
    outcomes: readonly ImportOutcome[],
    context: Pick<RowsContext, 'by' | 'now' | 'importId'>,
    session: ClientSession,
  ) => Promise<UndoneRow[]>;
};

export function layoutOf({ source, isInviting, columns = [] }: ImportDocument): Layout {
  return { source, isInviting, fields: columns.flatMap(({ field }) => field ?? []) };
}

/** A row of a bulk call is stored as the text that it is: a database does not take every name of a field. */
export function rowValue({ source }: Pick<ImportDocument, 'source'>, stored: unknown): unknown {
  return source === 'bulk' ? JSON.parse(String(stored)) : stored;
}

/** Returns the cells of a row by their fields; empty ones too. */
export function cellsOf(value: unknown, { fields }: Layout): ReadonlyMap<string, string> {
  const cells = value as readonly string[];
  return new Map(fields.map((field, place) => [field, cells[place] ?? '']));
}

/** Returns what the filled cells of a row say, as calls have it. */
export function valuesOf(value: unknown, layout: Layout): Readonly<Record<string, string | number>> {
  const filled = [...cellsOf(value, layout)].filter(([, cell]) => cell !== '');
  return Object.fromEntries(filled.map(([field, cell]) => [field, valueIn(contentOf(field), cell)]));
}

/** Returns the text of a field, of a row of either kind. */
export function textOf(value: unknown, field: string, layout: Layout): string {
  if (layout.source === 'file') return cellsOf(value, layout).get(field) ?? '';
  const given = (value as Record<string, unknown>)[field];
  return typeof given === 'string' ? given.trim() : '';
}

/** Returns outcomes in the order of these rows. */
export function inOrder(rows: readonly ImportRow[], outcomes: readonly ImportOutcome[]): ImportOutcome[] {
  const byRow = new Map(outcomes.map((outcome) => [outcome.row, outcome]));
  return rows.flatMap(({ row }) => byRow.get(row) ?? []);
}
