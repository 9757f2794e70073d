import { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';

/** Returns a tool on sale for 12.50, of which there are five units; what `fields` name is theirs. */
export function toolDocument({
  _id = new ObjectId(),
  sku = `FT-${_id.toHexString()}`,
  ...fields
}: Partial<ToolDocument> = {}): ToolDocument {
  const image = fields.image ?? '/tools/a.webp';
  const name = fields.name ?? `Tool ${sku}`;
  const at = fields.createdAt ?? new Date();
  return {
    _id,
    sku,
    ...{ skuKey: skuKeyOf(sku), slug: sku.toLowerCase(), formerSlugs: [], name },
    nameSortKey: sortKeyOf(name),
    ...{ image, pictures: [{ url: image }], documents: [], description: '', category: 'hammers' },
    ...{ priceCents: 1_250, moq: 1, step: 1, packs: [], quantity: 5, reserved: 0 },
    ...{ specs: [], rating: { sum: 0, count: 0 }, state: 'on-sale', successorId: null },
    ...{ lowStockBelow: null, leadTimeDays: null, revision: 1, createdAt: at, updatedAt: at },
    ...fields,
  };
}
