import type { ListRowInput } from '@/lib/client/quick-order/check-list';
import type { CheckedRow, RowCandidate } from '@/lib/shared/quick-order/quick-order.schema';

/** A row of the list on the page: what was pasted, the current values of its fields, and the result of its check. */
export type Row = {
  id: number;
  pasted: string;
  article: string;
  quantity: string;
  checked: CheckedRow | null;
  /** A candidate was chosen for this number, which can be learned. */
  learnable?: { alias: string; toolId: string; sku: string };
};

/** Whether a row can be put into the cart as it is. */
export function isReady({ checked }: Row): boolean {
  return checked?.status === 'ok' || checked?.status === 'adjusted';
}

/** Returns a row with what the store said of it. A number that was taken shows as the tool's SKU. */
export function withResult(row: Row, checked: CheckedRow): Row {
  const { asked, sku, quantity } = checked;
  const isTaken = checked.status === 'ok' || checked.status === 'adjusted';
  const units = isTaken ? quantity : asked?.quantity;
  return {
    ...row,
    article: sku ?? (row.article === '' ? (asked?.article ?? row.pasted) : row.article),
    quantity: units === undefined ? row.quantity : String(units),
    checked,
  };
}

/** Makes the rows of what was pasted; lines without an order are left out. */
export function newRows(texts: readonly string[], results: readonly CheckedRow[], firstId: number): Row[] {
  return texts.flatMap((pasted, index) => {
    const checked = results[index];
    if (!checked || checked.skipped) return [];
    const row = { id: firstId + index, pasted, article: '', quantity: '', checked: null };
    return [withResult(row, checked)];
  });
}

/** The request that checks a row again, with the current values of its fields. */
export function askedAs({ article, quantity }: Row): ListRowInput {
  return { sku: article.slice(0, 200), quantity: quantity.slice(0, 60) };
}

/** Returns a row for which a candidate was chosen; it is to be checked again. */
export function withCandidate(row: Row, { toolId, sku, quantity }: RowCandidate): Row {
  const alias = row.article.trim();
  const isNew = row.checked?.code === 'row-near' && alias !== '' && alias.length <= 80;
  const { learnable: _, ...rest } = row;
  return {
    ...rest,
    article: sku,
    quantity: quantity === undefined ? row.quantity : String(quantity),
    ...(isNew ? { learnable: { alias, toolId, sku } } : {}),
  };
}

/** The rows that are ready, as additions to a cart: one per tool, up to a maximum number of tools; `ids` are the rows included. */
export function additionsOf(rows: readonly Row[], toolsMax: number) {
  const units = new Map<string, number>();
  const ids: number[] = [];
  for (const row of rows.filter(isReady)) {
    const { toolId, quantity } = row.checked ?? {};
    if (!toolId || quantity === undefined) continue;
    if (!units.has(toolId) && units.size >= toolsMax) continue;
    units.set(toolId, (units.get(toolId) ?? 0) + quantity);
    ids.push(row.id);
  }
  return { additions: [...units].map(([toolId, quantity]) => ({ toolId, quantity })), ids };
}
