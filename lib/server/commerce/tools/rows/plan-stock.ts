import type { ObjectId } from 'mongodb';
import type {
  ReferenceFigure,
  StockCount,
  StockLedgerDocument,
  ToolDocument,
} from '@/lib/server/platform/db/documents/tools';
import type { FieldIssue } from '@/lib/shared/messages/errors';
import { STOCK_REASONS, type StockReason } from '@/lib/shared/stock/stock-corrections';
import { MAX_UNITS } from '@/lib/shared/tools/tool-fields.schema';

/** A figure that was counted at a moment, or units more or less, perhaps with the moment when they came or went. */
export type StockFigure =
  | { available: number; asOf: Date; isNow?: boolean }
  | { change: number; asOf?: Date };

export function figureOf(figure: StockFigure): ReferenceFigure {
  return 'available' in figure ? { available: figure.available } : { change: figure.change };
}

export function isEqualFigure(one: ReferenceFigure, other: ReferenceFigure): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Judges a row by what rows before have recorded under its reference. A file names a document, which may have a tool on several lines, so
 * all of its own count; a bulk call names changes. Pure.
 */
export function judgeReference(
  figure: ReferenceFigure,
  recorded: { figures?: readonly ReferenceFigure[]; isOwn: boolean } | undefined,
  isFile: boolean,
): 'new' | 'same' | 'other-figure' {
  if (!recorded || (isFile && recorded.isOwn)) return 'new';
  const { figures } = recorded;
  return !figures || figures.some((one) => isEqualFigure(one, figure)) ? 'same' : 'other-figure';
}

export type StockPlan = { quantity: number; isSame: boolean } | { field: string; issue: FieldIssue };

type Moved = Pick<StockLedgerDocument, 'reason' | 'change' | 'isDifference' | 'asOf' | 'at'>;

const COUNTED: ReadonlySet<StockReason> = new Set(
  STOCK_REASONS.filter((reason) => !reason.startsWith('order-') && reason !== 'tool-deleted'),
);

/** Returns whether a line says how many somebody counted, rather than that units came or went. */
function isCount({ reason, isDifference }: Moved): boolean {
  return COUNTED.has(reason) && !isDifference;
}

/** Returns how many units came or went after a moment, but for what is counts. Pure. */
export function movedSince(lines: readonly Moved[], asOf: Date): number {
  return lines
    .filter((line) => !isCount(line) && (line.asOf ?? line.at) > asOf)
    .reduce((sum, { change }) => sum + change, 0);
}

/**
 * Works out a tool's units on sale by a figure: one that was counted is as of its moment, and what moved since is added. Refused are
 * a moment before the newest count, and what would be below 0. Pure.
 */
export function planStock(
  tool: Pick<ToolDocument, 'quantity' | 'stockCountedAt'>,
  figure: StockFigure,
  moved: number,
): StockPlan {
  const isCounted = 'available' in figure;
  if (figure.asOf && tool.stockCountedAt && figure.asOf < tool.stockCountedAt)
    return { field: 'asOf', issue: 'older' };
  const quantity = isCounted ? figure.available + moved : tool.quantity + figure.change;
  const field = isCounted ? 'available' : 'change';
  if (quantity < 0) return { field, issue: 'stock-below-zero' };
  if (quantity > MAX_UNITS) return { field, issue: 'tool-quantity-too-high' };
  return { quantity, isSame: quantity === tool.quantity };
}

export type Counts = Pick<ToolDocument, 'stockCountedAt' | 'stockCounts'>;

/** Longer than an import can be undone. */
const KEPT_MS = 8 * 86_400_000;

const newest = (counts: readonly StockCount[]): Date | undefined =>
  counts.reduce<Date | undefined>((found, { asOf }) => (found && found > asOf ? found : asOf), undefined);

/** With the count of another way than imports that came last, if any. */
function standing({ stockCountedAt, stockCounts = [] }: Counts): StockCount[] {
  const isListed = stockCounts.some(({ asOf }) => asOf.getTime() === stockCountedAt?.getTime());
  return stockCountedAt && !isListed ? [...stockCounts, { asOf: stockCountedAt }] : [...stockCounts];
}

function countsOf(list: readonly StockCount[]): Counts {
  const stockCountedAt = newest(list);
  return stockCountedAt ? { stockCountedAt, stockCounts: [...list] } : {};
}

/** Returns a tool's counts with that of an import, without what can no longer be undone. Pure. */
export function withCount(tool: Counts, count: { asOf: Date; importId: ObjectId }, now: Date): Counts {
  const isOld = ({ importId }: StockCount) =>
    !importId || importId.getTimestamp().getTime() < now.getTime() - KEPT_MS;
  const list = standing(tool);
  const lasting = newest(list.filter(isOld));
  const before = list.filter((one) =>
    isOld(one) ? one.asOf === lasting : !one.importId?.equals(count.importId),
  );
  const own = list.find(({ importId }) => importId?.equals(count.importId));
  return countsOf([...before, { ...own, ...count }]);
}

/**
 * Takes back what an import's row made of the units on sale at a moment. Units that a newer count replaced are not moved: they go
 * back with it, if it is undone. Returns the counts that stand, and the units to take away. Pure.
 */
export function withoutRow(
  tool: Counts,
  { importId, at, units }: { importId: ObjectId; at: Date; units: number },
): { counts: Counts; units: number } {
  const list = standing(tool);
  const place = list.findIndex((count) => count.importId?.equals(importId));
  const total = units + (list[place]?.undoneUnits ?? 0);
  const later = place < 0 ? list.filter(({ asOf }) => asOf > at) : list.slice(place + 1);
  const [replacing] = later;
  const rest = list.filter((_, index) => index !== place);
  const left = rest.map((count) =>
    count === replacing && total !== 0 ? { ...count, undoneUnits: (count.undoneUnits ?? 0) + total } : count,
  );
  return { counts: countsOf(left), units: replacing ? 0 : total };
}
