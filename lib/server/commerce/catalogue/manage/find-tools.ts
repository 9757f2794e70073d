import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { skuKeyOf } from '@/lib/shared/tools/sku-key';
import type { ToolState } from '@/lib/shared/tools/tool-states';
import { currentCatalogue } from '../index/catalogue-index';
import { findToolsById } from '../tools.repository';
import { findByName, findBySkuKey } from './found-tools.repository';

export type FoundTool = { _id: string; sku: string; name: string; state: ToolState };

const WORDS_MAX = 10;

async function suggested(typed: string, limit: number) {
  const { tools } = await (await currentCatalogue()).suggest(typed, limit);
  const documents = await findToolsById(tools.map(({ id }) => new ObjectId(id)));
  const byId = new Map(documents.map((tool) => [tool._id.toHexString(), tool]));
  return tools.flatMap(({ id }) => byId.get(id) ?? []);
}

/**
 * Tools in every state: whose SKU begins with the text, then those that the shop's search suggests, then those with its words
 * in their name; at most `limit`, each once. Throws `forbidden`.
 */
export async function findTools(actor: Actor, typed: string, limit: number): Promise<FoundTool[]> {
  requirePermission(actor, 'manage-tools');
  const skuKey = skuKeyOf(typed);
  const words = typed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return [];
  const found = await Promise.all([
    skuKey === '' ? [] : findBySkuKey(skuKey, limit),
    suggested(typed, limit),
    findByName(words.slice(0, WORDS_MAX), limit),
  ]);
  const tools = new Map(found.flat().map((tool) => [tool._id.toHexString(), tool]));
  return [...tools.values()]
    .slice(0, limit)
    .map(({ _id, sku, name, state }) => ({ _id: _id.toHexString(), sku, name, state }));
}
