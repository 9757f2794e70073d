import type { UndoneRow } from '@/lib/server/commerce/tools/rows/undo-tool-rows';
import type { ImportOutcome, StoredIssues } from '@/lib/server/platform/db/documents/imports';
import { isWideField, listOfField, wideColumn } from '../read/wide-columns';
import type { Layout, valuesOf } from './kind';

type Cells = ReturnType<typeof valuesOf>;

/** A price of a row, as a row of its own would have it, and the column that it is in. */
export type WidePart = { column: string; cells: Cells };

/** The data that takes a row of several prices back: that of each. */
type PartsBack = { parts: Pick<ImportOutcome, 'sku' | 'toolId' | 'outcome' | 'before' | 'after' | 'back'>[] };

export const isWide = ({ fields }: Pick<Layout, 'fields'>) => fields.some(isWideField);

/**
 * Returns the prices of a row of a wide table: that of each list, and of each quantity of the row's list; without one they are those for
 * everyone, of which the first is the public price. An empty cell says nothing.
 */
export function partsOf(cells: Cells, everyone: string | null): WidePart[] {
  const { list, sku, category, from, price, percent } = cells;
  const wide = Object.entries(cells).flatMap(([column, amount]): WidePart[] => {
    const said = wideColumn(column);
    if (!said) return [];
    if ('list' in said)
      return [{ column, cells: filled({ sku, category, from, list: said.list, price: amount }) }];
    const forAll = said.from > 1 && everyone !== null ? everyone : undefined;
    return [
      { column, cells: filled({ sku, category, list: list ?? forAll, from: said.from, price: amount }) },
    ];
  });
  if (price === undefined && percent === undefined) return wide;
  const column = price === undefined ? 'percent' : 'price';
  return [{ column, cells: filled({ list, sku, category, from, price, percent }) }, ...wide];
}

const filled = (cells: Readonly<Record<string, string | number | undefined>>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)) as Cells;

/** Says of the column of a price what is said of it; of a list that there is not, its name. */
function issuesOf(issues: StoredIssues, column: string): StoredIssues {
  return issues.map(([field, found, value]) => {
    const about = (field === 'list' ? listOfField(column) : null) ?? value;
    return [
      field === 'price' || field === 'from' || field === 'list' ? column : field,
      found,
      ...(about === undefined ? [] : [about]),
    ];
  }) as StoredIssues;
}

/** Of the same cause for several prices, such as an unknown SKU, one is said. */
function once(issues: StoredIssues): StoredIssues {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}

const priceIn = (values: Record<string, unknown> = {}) => values.price;

/** Returns what became of a row by what became of each of its prices: it is refused where all of them are. */
export function together(
  row: number,
  parts: readonly { column: string; outcome: ImportOutcome }[],
): ImportOutcome {
  const { sku } = parts[0]?.outcome ?? {};
  const about = { row, ...(sku === undefined ? {} : { sku }) };
  const refused = parts.filter(({ outcome: { outcome } }) => outcome === 'refused');
  const issues = once(refused.flatMap(({ column, outcome }) => issuesOf(outcome.issues ?? [], column)));
  const done = parts.filter(({ outcome: { outcome } }) => outcome === 'created' || outcome === 'changed');
  if (refused.length > 0 && refused.length === parts.length) return { ...about, outcome: 'refused', issues };
  const notes = issues.length > 0 ? { notes: issues } : {};
  if (done.length === 0) return { ...about, outcome: 'same', ...notes };
  const side = (of: 'before' | 'after') =>
    Object.fromEntries(
      done.flatMap(({ column, outcome }) => {
        const price = priceIn(outcome[of]);
        return price === undefined ? [] : [[column, price]];
      }),
    );
  const back: PartsBack = {
    parts: done.map(({ outcome: { sku: own, toolId, outcome, before, after, back: taken } }) => ({
      ...(own === undefined ? {} : { sku: own }),
      ...(toolId === undefined ? {} : { toolId }),
      ...{ outcome, ...(before ? { before } : {}), ...(after ? { after } : {}), back: taken },
    })),
  };
  const isNew = done.every(({ outcome: { outcome } }) => outcome === 'created');
  return {
    ...{ ...about, outcome: isNew ? 'created' : 'changed' },
    ...{ before: side('before'), after: side('after'), ...notes, back },
  };
}

/** Returns outcomes with each price of a row of several as one of its own. */
export function apart(outcomes: readonly ImportOutcome[]): ImportOutcome[] {
  return outcomes.flatMap((outcome) => {
    const { parts } = (outcome.back ?? {}) as Partial<PartsBack>;
    return parts ? parts.map((part) => ({ ...part, row: outcome.row })) : [outcome];
  });
}

/** A row is kept where a price of it is. */
export function undoneTogether(undone: readonly UndoneRow[]): UndoneRow[] {
  const rows = new Map<number, UndoneRow>();
  for (const one of undone) if (!rows.get(one.row)?.kept) rows.set(one.row, one);
  return [...rows.values()];
}
