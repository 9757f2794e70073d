import { type Collection, type Document, MongoClient, ObjectId } from 'mongodb';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests through \`npm test\`.`);
  return value;
}

let client: MongoClient | undefined;

function connected(): MongoClient {
  client ??= new MongoClient(setting('STORE_MONGODB_URI'));
  return client;
}

/**
 * A collection of the running store's database, to check what calls have stored. Tests change no data of other tests
 * there.
 */
export function stored(name: string): Collection<Document> {
  return connected().db(setting('STORE_MONGODB_DB')).collection(name);
}

/** A tool's stock by its ledger: the sum of the changes is what is available (product §4.10). */
export async function ledgerOf(toolId: string): Promise<{ sum: number; reasons: string[] }> {
  const lines = await stored('stock_ledger')
    .find({ toolId: new ObjectId(toolId) })
    .toArray();
  return {
    sum: lines.reduce((sum, line) => sum + line.change, 0),
    reasons: lines.map((line) => line.reason).sort(),
  };
}

type Stock = { available: number; reserved: number; onHand: number };

/**
 * A tool's stock, from three sources that agree at every moment: its own figures, the sums of its ledger, and
 * (reserved) its open orders. Read in one snapshot.
 */
export async function stockOf(toolId: string): Promise<{ figures: Stock; ledger: Stock; inOrders: number }> {
  const _id = new ObjectId(toolId);
  return connected().withSession((session) =>
    session.withTransaction(
      async () => {
        const tool = await stored('tools').findOne({ _id }, { session });
        const lines = await stored('stock_ledger').find({ toolId: _id }, { session }).toArray();
        const open = await stored('orders')
          .find({ 'lines.toolId': _id, ...ORDERS_THAT.areOpen }, { session })
          .toArray();
        const available = lines.reduce((sum, line) => sum + line.change, 0);
        const onHand = lines.reduce((sum, line) => sum + line.onHandChange, 0);
        const [quantity, reserved] = [tool?.quantity ?? 0, tool?.reserved ?? onHand];
        return {
          figures: { available: quantity, reserved, onHand: quantity + reserved },
          ledger: { available, reserved: onHand - available, onHand },
          inOrders: open
            .flatMap((order) => order.lines ?? [])
            .filter((line) => line.toolId.equals(_id))
            .reduce((sum, line) => sum + line.quantity, 0),
        };
      },
      { readConcern: { level: 'snapshot' } },
    ),
  );
}

/** The invoice and the credit note of an order. */
export function invoicesOf(orderId: string): Promise<Document[]> {
  return stored('invoices')
    .find({ orderId: new ObjectId(orderId) })
    .sort({ kind: -1 })
    .toArray();
}

/** Returns the numbers of a series that are missing or repeated up to its counter; empty if there are none. */
export async function gapsIn(kind: 'invoice' | 'credit-note'): Promise<number[]> {
  const counter = await stored('counters').findOne({ _id: kind as never });
  const given = (await stored('invoices').find({ kind }).toArray()).map(({ sequence }) => Number(sequence));
  const last = Number(counter?.last ?? 0);
  const counts = Array.from({ length: last + 1 }, () => 0);
  for (const sequence of given) counts[sequence] = (counts[sequence] ?? 0) + 1;
  return counts.flatMap((count, sequence) =>
    (sequence === 0 ? count === 0 : count === 1) ? [] : [sequence],
  );
}
