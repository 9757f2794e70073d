import { compactText } from '@forgeline/tool-text/fold-text';
import { withoutPrefix } from '@/components/quick-order/article/article-suggestions';
import type { Written } from '@/lib/shared/cart/written';
import type { CheckedRow } from '@/lib/shared/quick-order/quick-order.schema';

/** What becomes of a row that was typed into a cart. `again`: the number without its prefix names this SKU alone. */
export type EntryAnswer =
  | { kind: 'taken'; row: CheckedRow }
  | { kind: 'again'; sku: string }
  | { kind: 'question'; row: CheckedRow }
  | { kind: 'short'; row: CheckedRow };

const UNKNOWN: CheckedRow = { status: 'unknown' };

export function entryAnswer(row: CheckedRow = UNKNOWN, typed: string): EntryAnswer {
  const { status, toolId, quantity, candidates = [] } = row;
  if ((status === 'ok' || status === 'adjusted') && toolId && quantity !== undefined)
    return { kind: 'taken', row };
  if (status === 'short') return { kind: 'short', row };
  const meant = candidates.filter(({ sku }) => withoutPrefix(sku) === compactText(typed));
  const [only] = meant;
  if (row.code === 'row-near' && only && meant.length === 1) return { kind: 'again', sku: only.sku };
  return { kind: 'question', row };
}

type Answered = Exclude<EntryAnswer, { kind: 'again' }>;

/** A row that was checked with the `inCart` units of its tool: they count for the minimum and the steps. */
export function beside(row: CheckedRow, inCart: number, together: CheckedRow = row): Answered {
  const { status, asked, change } = together;
  if (status === 'short') return { kind: 'short', row: together };
  const units = (change?.to ?? inCart + (asked?.quantity ?? 0)) - inCart;
  return { kind: 'taken', row: units > 0 ? { ...row, quantity: units } : row };
}

/** Kept with the line where it is another quantity. */
export function writtenOf({ asked, quantity }: CheckedRow): { written?: Written } {
  const written = asked?.quantity;
  return written === undefined || written === quantity ? {} : { written: { quantity: written, text: '' } };
}
