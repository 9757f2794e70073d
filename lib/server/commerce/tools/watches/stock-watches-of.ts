import 'server-only';
import type { ClientSession } from 'mongodb';
import type { PersonOwner } from '@/lib/server/identity/owner';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import type { Language } from '@/lib/shared/site/languages';
import type { StockWatch } from '@/lib/shared/stock/stock-watches.contract';
import { textIn } from '@/lib/shared/tools/text-in';
import { findToolsById } from '../tools.repository';
import { deleteStockWatchesOf, findStockWatches } from './stock-watches.repository';

/** The newest first, named in this language. */
export async function stockWatchesOf(
  owner: PersonOwner,
  language: Language = requestLanguage(),
): Promise<{ watches: StockWatch[]; total: number }> {
  const stored = await findStockWatches(owner);
  const tools = await findToolsById(stored.map(({ toolId }) => toolId));
  const byId = new Map(tools.map((tool) => [tool._id.toHexString(), tool]));
  const watches = stored.flatMap(({ toolId: id, createdAt }) => {
    const tool = byId.get(id.toHexString());
    if (!tool) return [];
    const { sku, name, slug } = textIn(tool, language);
    return [{ toolId: id.toHexString(), sku, name, slug, since: createdAt.toISOString() }];
  });
  return { watches, total: watches.length };
}

export async function removeStockWatchesOf(owner: PersonOwner, session: ClientSession): Promise<void> {
  await deleteStockWatchesOf(owner, session);
}
