import type { ListRowInput } from '@/lib/client/lists/check-list';
import type { CheckedList, CheckedRow } from '@/lib/shared/quick-order/quick-order.schema';
import { type EditedRow, rowInputOf, withResult } from './list-rows';

/** A row as it was sent, and its result. */
export type Checked = { row: EditedRow; checked: CheckedRow };
type Check = (rows: ListRowInput[]) => Promise<CheckedList>;

async function checkAll(rows: readonly EditedRow[], check: Check): Promise<Checked[]> {
  if (rows.length === 0) return [];
  const results = (await check(rows.map(rowInputOf))).rows;
  return rows.flatMap((row, place) => {
    const checked = results[place];
    return checked ? [{ row, checked }] : [];
  });
}

/** Checks the rows of these tools, which are added up. */
export function checkTools(all: readonly EditedRow[], tools: ReadonlySet<string>, check: Check) {
  return checkAll(
    all.filter(({ toolId }) => toolId !== undefined && tools.has(toolId)),
    check,
  );
}

/** Checks a row with all others of its tool, of the one that it names now and the one that it named before. */
export async function checkTogether(
  all: readonly EditedRow[],
  row: EditedRow,
  check: Check,
): Promise<Checked[]> {
  const isBefore = (one: EditedRow) => row.toolId !== undefined && one.toolId === row.toolId;
  const due = all.filter((one) => one.id === row.id || isBefore(one));
  const first = await checkAll(due, check);
  const found = first.find((one) => one.row.id === row.id);
  const toolId = found?.checked.toolId;
  const isMet = toolId !== row.toolId && all.some((one) => one.id !== row.id && one.toolId === toolId);
  if (!found || !toolId || !isMet) return first;
  const now = all.map((one) => (one.id === row.id ? withResult(row, found.checked) : one));
  const again = await checkTools(now, new Set([toolId]), check);
  const merged = new Map([...first, ...again].map((one) => [one.row.id, one]));
  return [...merged.values()].map((one) => (one.row.id === row.id ? { ...one, row } : one));
}

/** A row that was edited since it was sent stays as it is. */
export function withChecked(row: EditedRow, results: readonly Checked[]): EditedRow {
  const result = results.find((one) => one.row.id === row.id);
  if (!result || result.row.article !== row.article || result.row.quantity !== row.quantity) return row;
  return withResult(row, result.checked);
}
