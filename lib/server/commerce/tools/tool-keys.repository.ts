import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { LISTED } from './listed-tools';
import { SLUG_FIELDS } from './slug';

export async function skuKeysAmong(skuKeys: readonly string[]): Promise<Set<string>> {
  if (skuKeys.length === 0) return new Set();
  const tools = await collection('tools');
  const found = await tools.find({ skuKey: { $in: [...skuKeys] } }, { projection: { skuKey: 1 } }).toArray();
  return new Set(found.map(({ skuKey }) => skuKey));
}

/** In every state, by the keys of their SKUs or the GTINs of their packs. */
export async function findNumberedTools({
  skuKeys,
  gtins,
}: {
  skuKeys: readonly string[];
  gtins: readonly string[];
}): Promise<Pick<ToolDocument, 'sku' | 'skuKey' | 'packs'>[]> {
  const tools = await collection('tools');
  const projection = { sku: 1, skuKey: 1, packs: 1 } as const;
  const filter = { $or: [{ skuKey: { $in: [...skuKeys] } }, { 'packs.gtin': { $in: [...gtins] } }] };
  return tools.find(filter, { projection }).toArray();
}

export type PricedTarget = Pick<ToolDocument, 'sku' | 'skuKey' | 'name' | 'priceCents' | 'state'>;

/** In every state. */
export async function pricedToolsAmong(skuKeys: readonly string[]): Promise<PricedTarget[]> {
  const tools = await collection('tools');
  const projection = { _id: 0, sku: 1, skuKey: 1, name: 1, priceCents: 1, state: 1 } as const;
  return tools.find<PricedTarget>({ skuKey: { $in: [...skuKeys] } }, { projection }).toArray();
}

export async function categoriesAmong(categories: readonly string[]): Promise<Set<string>> {
  const tools = await collection('tools');
  const found = await Promise.all(
    [...new Set(categories)].map((category) => tools.findOne({ category }, { projection: { category: 1 } })),
  );
  return new Set(found.flatMap((tool) => tool?.category ?? []));
}

/** Returns those of some tax classes that tools name, in every state. */
export async function taxClassesAmong(ids: readonly string[], session?: ClientSession): Promise<string[]> {
  const tools = await collection('tools');
  const used: string[] = [];
  for (const taxClass of ids)
    if (await tools.findOne({ taxClass }, { session, projection: { taxClass: 1 } })) used.push(taxClass);
  return used;
}

/** Counts tools in public lists. */
export async function countListedWithout(field: 'taxClass' | 'weightGrams'): Promise<number> {
  return (await collection('tools')).countDocuments({ ...LISTED, [field]: null });
}

/** In every state. */
export async function countToolsOf(category: string, session?: ClientSession): Promise<number> {
  return (await collection('tools')).countDocuments({ category }, { session });
}

export async function toolIdOfSku(skuKey: string): Promise<ObjectId | null> {
  const tools = await collection('tools');
  const found = await tools.findOne({ skuKey }, { projection: { _id: 1 } });
  return found?._id ?? null;
}

/** Returns whether another tool has this address in some language, or had it. */
export async function isSlugTaken(slug: string, toolId: ObjectId, session?: ClientSession): Promise<boolean> {
  const filter = { $or: SLUG_FIELDS.map((field) => ({ [field]: slug })), _id: { $ne: toolId } };
  const found = await (await collection('tools')).findOne(filter as Filter<ToolDocument>, {
    session,
    projection: { _id: 1 },
  });
  return found !== null;
}

export async function findToolByFormerSlug(slug: string): Promise<ToolDocument | null> {
  return (await collection('tools')).findOne({ formerSlugs: slug });
}

export async function findCalibrations(
  filter: Filter<ToolDocument>,
  session?: ClientSession,
): Promise<Pick<ToolDocument, '_id' | 'sku' | 'name' | 'serialised' | 'calibrationMonths'>[]> {
  const projection = { sku: 1, name: 1, serialised: 1, calibrationMonths: 1 } as const;
  return (await collection('tools')).find(filter, { projection, session }).toArray();
}
