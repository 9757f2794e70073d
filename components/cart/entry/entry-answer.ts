import { compactText } from '@forgeline/tool-text/fold-text';
import { withoutPrefix } from '@/components/quick-order/article/article-suggestions';
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
