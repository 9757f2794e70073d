import type { ListRowInput } from '@/lib/client/quick-order/check-list';
import type { CheckedRow, RowCandidate } from '@/lib/shared/quick-order/quick-order.schema';

/** The pasted text, the current values of the fields, and the result of the check. */
export type EditedRow = {
  id: number;
  pasted: string;
  article: string;
  quantity: string;
  checked: CheckedRow | null;
  /** A candidate was chosen for this number, which can be stored as an own number. */
  suggestedAlias?: { alias: string; toolId: string; sku: string };
};

export function isRowReady({ checked }: EditedRow): boolean {
  return checked?.status === 'ok' || checked?.status === 'adjusted';
}

/** By the id of a row that names the tool of an earlier one, the number of that row. */
export function repeatedRows(rows: readonly EditedRow[]): Map<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const [place, { id, checked }] of rows.entries()) {
    if (!checked?.toolId) continue;
    const before = first.get(checked.toolId);
    if (before === undefined) first.set(checked.toolId, place + 1);
    else repeated.set(id, before);
  }
  return repeated;
}

/** What was asked for and what can be ordered instead, of a row that was adjusted. */
export function adjustmentOf({ checked }: EditedRow): { asked: number; quantity: number } | null {
  const { status, asked, quantity } = checked ?? {};
  if (status !== 'adjusted' || asked?.quantity === undefined || quantity === undefined) return null;
  return asked.quantity === quantity ? null : { asked: asked.quantity, quantity };
}

/** A matched number is replaced by the tool's SKU. */
export function withResult(row: EditedRow, checked: CheckedRow): EditedRow {
  const { asked, sku, quantity } = checked;
  const isAccepted = checked.status === 'ok' || checked.status === 'adjusted';
  const units = isAccepted ? quantity : asked?.quantity;
  return {
    ...row,
    article: sku ?? (row.article === '' ? (asked?.article ?? row.pasted) : row.article),
    quantity: units === undefined ? row.quantity : String(units),
    checked,
  };
}

/** Lines without an order are left out. */
export function newRows(
  texts: readonly string[],
  results: readonly CheckedRow[],
  firstId: number,
): EditedRow[] {
  return texts.flatMap((pasted, index) => {
    const checked = results[index];
    if (!checked || checked.skipped) return [];
    const row = { id: firstId + index, pasted, article: '', quantity: '', checked: null };
    return [withResult(row, checked)];
  });
}

/** The request that checks a row again, with the current values of its fields. */
export function rowInputOf({ article, quantity }: EditedRow): ListRowInput {
  return { sku: article.slice(0, 200), quantity: quantity.slice(0, 60) };
}

export function withCandidate(row: EditedRow, { toolId, sku, quantity }: RowCandidate): EditedRow {
  const alias = row.article.trim();
  const isNew = row.checked?.code === 'row-near' && alias !== '' && alias.length <= 80;
  const { suggestedAlias: _, ...rest } = row;
  return {
    ...rest,
    article: sku,
    quantity: quantity === undefined ? row.quantity : String(quantity),
    ...(isNew ? { suggestedAlias: { alias, toolId, sku } } : {}),
  };
}

/** Cart additions of the rows that are ready, one per tool, at most `toolsMax`; `ids` are the rows included. */
export function additionsOf(rows: readonly EditedRow[], toolsMax: number) {
  const units = new Map<string, number>();
  const ids: number[] = [];
  for (const row of rows.filter(isRowReady)) {
    const { toolId, quantity } = row.checked ?? {};
    if (!toolId || quantity === undefined) continue;
    if (!units.has(toolId) && units.size >= toolsMax) continue;
    units.set(toolId, (units.get(toolId) ?? 0) + quantity);
    ids.push(row.id);
  }
  return { additions: [...units].map(([toolId, quantity]) => ({ toolId, quantity })), ids };
}
