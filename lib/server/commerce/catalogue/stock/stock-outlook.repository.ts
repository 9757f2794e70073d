import 'server-only';
import type { ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { ON_SALE } from '../listed-tools';

export type StockOfTool = Pick<ToolDocument, '_id' | 'sku' | 'name' | 'quantity' | 'moq'>;

/** Returns the available units of those of these tools that are on sale. */
export async function findStock(ids: readonly ObjectId[]): Promise<StockOfTool[]> {
  return (await collection('tools'))
    .find({ ...ON_SALE, _id: { $in: [...ids] } })
    .project<StockOfTool>({ sku: 1, name: 1, quantity: 1, moq: 1 })
    .toArray();
}
