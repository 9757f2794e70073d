import 'server-only';
import { type Db, ObjectId } from 'mongodb';
import type { OrderDocument, SingleLineFields } from '@/lib/server/platform/db/documents/orders';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { Migration } from './migration';

type OldOrder = Pick<OrderDocument, '_id' | 'number' | 'state' | 'placedAt' | 'shippedAt'> & SingleLineFields;

/** A line written before reserved units were kept apart from available ones. */
type OldLine = Omit<StockLedgerDocument, 'onHandChange'> & { onHandChange?: number };

/** Every tool gets the number of units that its unpaid and unshipped orders hold. */
async function completeTools(db: Db, signal: AbortSignal): Promise<void> {
  const tools = db.collection<ToolDocument>('tools');
  const old = await tools.find({ reserved: { $exists: false } }, { projection: { _id: 1 } }).toArray();
  for (const { _id } of old) {
    signal.throwIfAborted();
    const open = await db
      .collection<OldOrder>('orders')
      .find({ toolId: _id, state: { $in: ['unpaid', 'paid'] } })
      .toArray();
    const reserved = open.reduce((sum, order) => sum + order.orderQuantity, 0);
    await tools.updateOne({ _id, reserved: { $exists: false } }, { $set: { reserved } });
  }
}

/** Every ledger line says how it changed what is on hand: an order that is placed or given up moves nothing. */
async function completeLines(db: Db, signal: AbortSignal): Promise<void> {
  const ledger = db.collection<OldLine>('stock_ledger');
  for await (const { _id, reason, change } of ledger.find({ onHandChange: { $exists: false } })) {
    signal.throwIfAborted();
    const onHandChange = reason.startsWith('order-') ? 0 : change;
    await ledger.updateOne({ _id, onHandChange: { $exists: false } }, { $set: { onHandChange } });
  }
}

/** Every shipped order has a line for the units that left. */
async function addShipments(db: Db, signal: AbortSignal): Promise<void> {
  const ledger = db.collection<StockLedgerDocument>('stock_ledger');
  for await (const order of db.collection<OldOrder>('orders').find({ state: 'shipped' })) {
    signal.throwIfAborted();
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

/** Data from before reserved units: tools get `reserved`, ledger lines `onHandChange`, shipped orders a line. */
export const reservedStock: Migration = {
  id: 1,
  name: 'reserved-stock',
  async up({ db, signal }) {
    await completeTools(db, signal);
    await completeLines(db, signal);
    await addShipments(db, signal);
  },
};
