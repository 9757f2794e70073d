import type { ListRowInput } from '@/lib/client/lists/check-list';
import type {
  CheckedList,
  CheckedRow,
  QuantityChange,
  RowCandidate,
} from '@/lib/shared/quick-order/quick-order.schema';
import { CURRENCY } from '@/lib/shared/site/currency';

/** The pasted text, the current values of the fields, and the result of the check. */
export type EditedRow = {
  id: number;
  pasted: string;
  article: string;
  quantity: string;
  checked: CheckedRow | null;
  /** The tool that it named when it was last checked. */
  toolId?: string;
  reference?: string;
  note?: string;
  requestedOn?: string;
  /** Why the day it asks for is none. */
  dayFault?: { code: string; message: string };
  /** Its fields are the buyer's own, not as its text was read. */
  isEdited?: true;
  /** The change of its quantity that the buyer has accepted. */
  accepted?: string;
  /** A candidate was chosen for this number, which can be stored as an own number. */
  suggestedNumber?: { alias: string; toolId: string; sku: string };
};

const keyOf = ({ from, to }: QuantityChange) => `${from}>${to}`;

/** Another quantity than the list has counts once it is accepted. */
export function isRowReady({ checked, accepted }: EditedRow): boolean {
  if (checked?.status !== 'ok' && checked?.status !== 'adjusted') return false;
  return checked.change === undefined || accepted === keyOf(checked.change);
}

/** `written`: as the list has it; `changed`: in another quantity, accepted or not; `open`: nothing that can be ordered yet. */
export const PILES = ['written', 'changed', 'open'] as const;
export type Pile = (typeof PILES)[number];

export function pileOf(row: EditedRow): Pile {
  if (row.checked?.change) return 'changed';
  if (!isRowReady(row)) return 'open';
  return row.checked?.status === 'adjusted' ? 'changed' : 'written';
}

/** How many rows each pile has, and what they cost in dollars; open ones have no price. */
export function sumPiles(rows: readonly EditedRow[]): Record<Pile, { count: number; cents: number }> {
  const sums = {
    written: { count: 0, cents: 0 },
    changed: { count: 0, cents: 0 },
    open: { count: 0, cents: 0 },
  };
  for (const row of rows) {
    const pile = pileOf(row);
    sums[pile].count += 1;
    if (pile !== 'open') sums[pile].cents += Math.round((row.checked?.lineTotal ?? 0) * CURRENCY.scale);
  }
  return sums;
}

/** With the rows of the same tool, which are changed together. Without ids those of all tools. */
export function acceptChanges(rows: readonly EditedRow[], ids?: readonly number[]): EditedRow[] {
  const tools = new Set(rows.filter(({ id }) => ids?.includes(id)).map(({ toolId }) => toolId));
  return rows.map((row) => {
    const change = row.checked?.change;
    return change && (ids === undefined || tools.has(row.toolId)) ? { ...row, accepted: keyOf(change) } : row;
  });
}

/** How many tools have another quantity than the list, which is not accepted. */
export function openChanges(rows: readonly EditedRow[]): number {
  const open = rows.filter((row) => row.checked?.change && !isRowReady(row));
  return new Set(open.map(({ toolId }) => toolId)).size;
}

/** By the id of a row, the numbers of the others that name the same tool. */
export function repeatedRows(rows: readonly EditedRow[]): Map<number, number[]> {
  const numbers = new Map<string, number[]>();
  for (const [place, { checked }] of rows.entries())
    if (checked?.toolId) numbers.set(checked.toolId, [...(numbers.get(checked.toolId) ?? []), place + 1]);
  return new Map(
    rows.flatMap(({ id, checked }, place): [number, number[]][] => {
      const others = (numbers.get(checked?.toolId ?? '') ?? []).filter((number) => number !== place + 1);
      return others.length > 0 ? [[id, others]] : [];
    }),
  );
}

/** The others of its tool are added up with it, and are to be checked again too. */
export function editRow(
  rows: readonly EditedRow[],
  id: number,
  fields: Partial<Pick<EditedRow, 'article' | 'quantity'>>,
): EditedRow[] {
  const toolId = rows.find((row) => row.id === id)?.toolId;
  return rows.map((row) => {
    if (row.id !== id) return toolId !== undefined && row.toolId === toolId ? { ...row, checked: null } : row;
    const { suggestedNumber: _, ...rest } = row;
    return { ...rest, ...fields, isEdited: true, checked: null };
  });
}

type Words = Pick<EditedRow, 'reference' | 'note' | 'requestedOn' | 'dayFault'>;

function wordsOf({ reference, note, requestedOn, dayFault }: CheckedRow | Words): Words {
  return {
    ...(reference ? { reference } : {}),
    ...(note ? { note } : {}),
    ...(requestedOn ? { requestedOn } : {}),
    ...(dayFault ? { dayFault } : {}),
  };
}

function withoutWords({
  reference: _reference,
  note: _note,
  requestedOn: _requestedOn,
  dayFault: _dayFault,
  ...row
}: EditedRow): Omit<EditedRow, keyof Words> {
  return row;
}

/**
 * The rows after their text was read again, by columns that were told. What the buyer has edited keeps its number and quantity, what
 * they have removed stays away; `known` are the rows of that text until now.
 */
export function readAgain(
  rows: readonly EditedRow[],
  fresh: readonly EditedRow[],
  known: ReadonlySet<number>,
): EditedRow[] {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const present = new Set(rows.map(({ id }) => id));
  const kept = rows.flatMap((row): EditedRow[] => {
    const next = byId.get(row.id);
    if (!known.has(row.id)) return [row];
    if (row.isEdited) return [next ? { ...withoutWords(row), ...wordsOf(next) } : row];
    return next ? [{ ...next, ...(row.accepted ? { accepted: row.accepted } : {}) }] : [];
  });
  const added = fresh.filter(({ id }) => !known.has(id) && !present.has(id));
  return [...kept, ...added].sort((a, b) => a.id - b.id);
}

/** A matched number is replaced by the tool's SKU; the quantity stays the one that was written. */
export function withResult(row: EditedRow, checked: CheckedRow): EditedRow {
  const { asked, sku, toolId } = checked;
  const units = asked?.quantity;
  const { toolId: _, ...rest } = row;
  return {
    ...rest,
    ...(toolId ? { toolId } : {}),
    ...wordsOf({ ...row, ...wordsOf(checked) }),
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
  const { suggestedNumber: _, ...rest } = row;
  return {
    ...rest,
    article: sku,
    quantity: quantity === undefined ? row.quantity : String(quantity),
    isEdited: true,
    ...(isNew ? { suggestedNumber: { alias, toolId, sku } } : {}),
  };
}

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
