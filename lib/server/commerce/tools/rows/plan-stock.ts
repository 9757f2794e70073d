import 'server-only';
import type {
  ReferenceFigure,
  StockLedgerDocument,
  ToolDocument,
} from '@/lib/server/platform/db/documents/tools';
import type { FieldIssue } from '@/lib/shared/messages/errors';
import { STOCK_REASONS, type StockReason } from '@/lib/shared/stock/stock-reasons';
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

/** Whether a line says how many somebody counted, rather than that units came or went. */
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
