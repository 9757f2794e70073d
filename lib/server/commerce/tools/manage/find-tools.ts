import { foldText } from '@forgeline/tool-text/fold-text';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { ToolState } from '@/lib/shared/quantity/quantity-rules';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { currentCatalogue } from '../index/catalogue-index';
import { findToolsById } from '../tools.repository';
import { findByName, findBySkuKey } from './managed-tools.repository';

export type FoundTool = { _id: string; sku: string; name: string; state: ToolState };

const WORDS_MAX = 10;

async function suggested(typed: string, limit: number) {
  const { tools } = await (await currentCatalogue()).suggest(typed, limit);
  const documents = await findToolsById(tools.map(({ id }) => new ObjectId(id)));
  const byId = new Map(documents.map((tool) => [tool._id.toHexString(), tool]));
  return tools.flatMap(({ id }) => byId.get(id) ?? []);
}

/**
 * Tools in every state: whose SKU begins with the text, then those with its words in their name, in the order of the shop's
 * search, then what else that suggests; at most `limit`, each once. Throws `forbidden`.
 */
export async function findTools(actor: Actor, typed: string, limit: number): Promise<FoundTool[]> {
  requirePermission(actor, 'manage-tools');
  const skuKey = skuKeyOf(typed);
  const words = typed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return [];
  const [bySku, similar, byName] = await Promise.all([
    skuKey === '' ? [] : findBySkuKey(skuKey, limit),
    suggested(typed, limit),
    findByName(words.slice(0, WORDS_MAX), limit),
  ]);
  const folded = words.map(foldText);
  const exact = similar.filter(({ name }) => folded.every((word) => foldText(name).includes(word)));
  const found = [...bySku, ...exact, ...byName, ...similar];
  const tools = new Map(found.map((tool) => [tool._id.toHexString(), tool]));
  return [...tools.values()]
    .slice(0, limit)
    .map(({ _id, sku, name, state }) => ({ _id: _id.toHexString(), sku, name, state }));
}
