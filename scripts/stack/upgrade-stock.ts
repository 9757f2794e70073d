import { type Db, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/db/documents/tools';

/** What data of before reserved units were kept apart is without. */
type OldLine = Omit<StockLedgerDocument, 'onHandChange'> & { onHandChange?: number };

async function completeTools(db: Db): Promise<number> {
  const tools = db.collection<ToolDocument>('tools');
  const old = await tools.find({ reserved: { $exists: false } }, { projection: { _id: 1 } }).toArray();
  for (const { _id } of old) {
    const open = await db
      .collection<OrderDocument>('orders')
      .find({ toolId: _id, state: { $in: ['unpaid', 'paid'] } })
      .toArray();
    const reserved = open.reduce((sum, order) => sum + order.orderQuantity, 0);
    await tools.updateOne({ _id, reserved: { $exists: false } }, { $set: { reserved } });
  }
  return old.length;
}

async function completeLines(db: Db): Promise<void> {
  const ledger = db.collection<OldLine>('stock_ledger');
  const old = await ledger.find({ onHandChange: { $exists: false } }).toArray();
  for (const { _id, reason, change } of old) {
    const onHandChange = reason.startsWith('order-') ? 0 : change;
    await ledger.updateOne({ _id }, { $set: { onHandChange } });
  }
}

async function addShipments(db: Db): Promise<void> {
  const ledger = db.collection<StockLedgerDocument>('stock_ledger');
  for await (const order of db.collection<OrderDocument>('orders').find({ state: 'shipped' })) {
    const line = { orderId: order._id, reason: 'order-shipped' as const };
    const rest = {
      _id: new ObjectId(),
      toolId: order.toolId,
      change: 0,
      onHandChange: -order.orderQuantity,
      orderNumber: order.number,
      at: order.shippedAt ?? order.placedAt,
    };
    await ledger.updateOne(line, { $setOnInsert: rest }, { upsert: true });
  }
}

/**
 * Brings the stock of a demo whose data is older than reserved units into line: each tool gets what its open orders hold,
 * each ledger line its change of what is on hand, each shipped order its own line. Repeating it changes nothing. To be
 * run while no store is.
 */
export async function upgradeStock(db: Db): Promise<void> {
  if ((await completeTools(db)) === 0) return;
  await completeLines(db);
  await addShipments(db);
}
