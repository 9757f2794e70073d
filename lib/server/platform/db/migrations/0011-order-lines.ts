import 'server-only';
import type { AnyBulkWriteOperation, Db, ObjectId } from 'mongodb';
import { dropIndexIfPresent } from './drop-if-present';
import type { Migration } from './migration';

type OldOrder = {
  _id: ObjectId;
  toolId: ObjectId;
  toolName: string;
  toolImage: string;
  orderQuantity: number;
  unitPriceCents: number;
};
type Named = { _id: ObjectId; sku: string };

const BATCH = 500;
const WITHOUT_LINES = { lines: { $exists: false } };

/** Returns the SKU of every tool on sale, and of every one deleted since deletions are recorded. */
async function readSkus(db: Db): Promise<Map<string, string>> {
  const skus = new Map<string, string>();
  for (const name of ['removed_tools', 'tools']) {
    const tools = db.collection<Named>(name).find({}, { projection: { sku: 1 } });
    for await (const { _id, sku } of tools) skus.set(_id.toHexString(), sku);
  }
  return skus;
}

function addLine(order: OldOrder, skus: ReadonlyMap<string, string>): AnyBulkWriteOperation<OldOrder> {
  const { _id, toolId, toolName: name, toolImage: image, orderQuantity: quantity, unitPriceCents } = order;
  const receipt = {
    code: 'public-price',
    quantity,
    baseCents: unitPriceCents,
    capped: false,
    unitPriceCents,
  };
  const sku = skus.get(toolId.toHexString()) ?? '';
  const line = { toolId, sku, name, image, quantity, unitPriceCents, receipt };
  const sums = { lineCount: 1, units: quantity, goodsCents: quantity * unitPriceCents };
  return { updateOne: { filter: { _id, ...WITHOUT_LINES }, update: { $set: { lines: [line], ...sums } } } };
}

/**
 * Every order gets its lines and their sums; the stock ledger's unique index covers the tool as well. Run again, it changes
 * only orders that have no lines.
 *
 * Processes of the release before may go on working beside new ones. They read and write the one line of an order by fields
 * of its own (`SingleLineFields`), which stay, and which new processes still write; what they place meanwhile has no lines
 * and is read as one line without a SKU (`fromStored`), on each read. Of orders of several lines they know nothing: they
 * list them by their first line, fail when they are to release or ship one, and would invoice one wrongly. So no such
 * order may be placed before the last of them has ended: let the release that first places them, by a cart, follow one
 * that has this migration, or stop the old processes first. An old process that starts again creates the old index anew;
 * the next start of a new one drops it (`RETIRED_INDEXES`).
 */
export const orderLines: Migration = {
  id: 11,
  name: 'order-lines',
  async up({ db, signal }) {
    const orders = db.collection<OldOrder>('orders');
    const skus = await readSkus(db);
    for (;;) {
      signal.throwIfAborted();
      const old = await orders.find(WITHOUT_LINES, { limit: BATCH }).toArray();
      if (old.length === 0) break;
      await orders.bulkWrite(old.map((order) => addLine(order, skus)));
    }
    await db
      .collection('stock_ledger')
      .createIndex(
        { orderId: 1, toolId: 1, reason: 1 },
        { unique: true, partialFilterExpression: { orderId: { $type: 'objectId' } } },
      );
    signal.throwIfAborted();
    await dropIndexIfPresent(db, 'stock_ledger', 'orderId_1_reason_1');
  },
};
