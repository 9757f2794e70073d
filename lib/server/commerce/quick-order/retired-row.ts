import 'server-only';
import type { MatchedRow } from '@/lib/server/commerce/quick-order/read-list/match-row';
import type { CheckedRow } from '@/lib/shared/quick-order/quick-order.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import type { ListedArticle } from './article-index';
import { rowWith } from './checked-row';

/**
 * Returns what a row is that names a tool which is not made any more, with what replaced it; null if it names none.
 * `successors` are the tools on sale or on request, by id. Pure.
 */
export function retiredRow(
  matched: MatchedRow<ListedArticle>,
  retired: readonly Tool[],
  successors: ReadonlyMap<string, Tool>,
): CheckedRow | null {
  if (matched.status !== 'taken' && matched.status !== 'quantity') return null;
  const { toolId, sku, name } = matched.article;
  const successor = successors.get(retired.find(({ _id }) => _id === toolId)?.successorId ?? '');
  const quantity = matched.status === 'taken' ? { quantity: matched.units } : {};
  const about = { toolId, sku, name, asked: { article: sku, ...quantity } };
  if (!successor) return { ...rowWith('retired', 'row-retired'), ...about };
  const candidate = { toolId: successor._id, sku: successor.sku, name: successor.name, ...quantity };
  return { ...rowWith('retired', 'row-replaced', { sku: successor.sku }), ...about, candidates: [candidate] };
}
