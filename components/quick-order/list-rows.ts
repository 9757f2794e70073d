import type { Addition } from '@/lib/client/cart/add-to-cart';
import type { ListRowInput } from '@/lib/client/lists/check-list';
import { addWritten, type Written, writtenText } from '@/lib/shared/cart/written';
import type {
  CheckedList,
  CheckedRow,
  QuantityChange,
  RowCandidate,
} from '@/lib/shared/quick-order/quick-order.schema';
import { CURRENCY } from '@/lib/shared/site/currency';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

/** `REFERENCE_MAX_LENGTH`, without the schema library. */
const REFERENCE_MAX = 100;

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

type OpenTool = {
  toolId: string;
  sku: string;
  name: string;
  image: string;
  unitPrice?: number;
  quantity: number;
};

/** The tools of the open rows with what was asked for, as a request for quote takes them. */
export function openTools(rows: readonly EditedRow[]): OpenTool[] {
  const tools = new Map<string, OpenTool>();
  for (const { checked } of rows.filter((row) => pileOf(row) === 'open')) {
    const { toolId, sku = '', name = sku, asked, publicPrice, unitPrice = publicPrice } = checked ?? {};
    if (!toolId || !asked?.quantity) continue;
    const quantity = (tools.get(toolId)?.quantity ?? 0) + asked.quantity;
    const price = unitPrice === undefined ? {} : { unitPrice };
    tools.set(toolId, { toolId, sku, name, image: TOOL_PLACEHOLDER, ...price, quantity });
  }
  return [...tools.values()];
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
    return { ...rest, ...fields, checked: null };
  });
}

/** A matched number is replaced by the tool's SKU; the quantity stays the one that was written. */
export function withResult(row: EditedRow, checked: CheckedRow): EditedRow {
  const { asked, sku, toolId, reference = row.reference } = checked;
  const units = asked?.quantity;
  const { toolId: _, ...rest } = row;
  return {
    ...rest,
    ...(toolId ? { toolId } : {}),
    ...(reference ? { reference } : {}),
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
    ...(isNew ? { suggestedNumber: { alias, toolId, sku } } : {}),
  };
}

function writtenIn({ pasted, checked }: EditedRow): Written {
  return { quantity: checked?.asked?.quantity ?? 0, text: writtenText(pasted) };
}

function referenceOf(rows: readonly EditedRow[]): { reference?: string } {
  const references = [...new Set(rows.flatMap(({ reference }) => reference ?? []))].join(', ');
  return references === '' ? {} : { reference: references.slice(0, REFERENCE_MAX) };
}

/** Text of the list is added where it has words of its own, or another quantity. */
function additionOf(toolId: string, rows: readonly EditedRow[]): Addition {
  const quantity = rows.reduce((sum, { checked }) => sum + (checked?.quantity ?? 0), 0);
  const written = rows.map(writtenIn).reduce<Written | undefined>(addWritten, undefined);
  const isKept = written && written.quantity > 0 && (written.text !== '' || written.quantity !== quantity);
  return { toolId, quantity, ...referenceOf(rows), ...(isKept ? { written } : {}) };
}

/** Cart additions of the rows that are ready, one per tool, at most `toolsMax`; `ids` are the rows included. */
export function additionsOf(rows: readonly EditedRow[], toolsMax: number) {
  const byTool = new Map<string, EditedRow[]>();
  for (const row of rows.filter(isRowReady)) {
    const { toolId = '' } = row.checked ?? {};
    if (toolId === '' || (!byTool.has(toolId) && byTool.size >= toolsMax)) continue;
    byTool.set(toolId, [...(byTool.get(toolId) ?? []), row]);
  }
  const additions = [...byTool].map(([toolId, all]) => additionOf(toolId, all));
  return { additions, ids: [...byTool.values()].flat().map(({ id }) => id) };
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
