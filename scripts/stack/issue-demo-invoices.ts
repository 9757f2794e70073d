import type { Db, MongoClient } from 'mongodb';
import type { CounterDocument, InvoiceDocument } from '@/lib/server/db/documents/invoices';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import { invoiceFor } from '@/lib/server/invoices/invoice-document';

/**
 * Gives every paid order that has no invoice one, oldest payment first, all in one transaction: demo orders were paid in
 * no shop that could have issued it. Answers how many. Repeating it changes nothing.
 */
export async function issueDemoInvoices(client: MongoClient, db: Db): Promise<number> {
  const orders = db.collection<OrderDocument>('orders');
  const invoices = db.collection<InvoiceDocument>('invoices');
  const counters = db.collection<CounterDocument>('counters');
  return client.withSession((session) =>
    session.withTransaction(async () => {
      const paid = await orders
        .find({ transactionId: { $type: 'string' }, invoiceNumber: { $exists: false } }, { session })
        .sort({ paidAt: 1, _id: 1 })
        .toArray();
      if (paid.length === 0) return 0;
      const counter = await counters.findOneAndUpdate(
        { _id: 'invoice' },
        { $inc: { last: paid.length } },
        { upsert: true, returnDocument: 'after', session },
      );
      const first = (counter?.last ?? paid.length) - paid.length + 1;
      const issued = paid.map((order, place) =>
        invoiceFor(order, { sequence: first + place, at: order.paidAt ?? order.placedAt }),
      );
      await invoices.insertMany(issued, { session });
      await orders.bulkWrite(
        issued.map(({ orderId, number }) => ({
          updateOne: { filter: { _id: orderId }, update: { $set: { invoiceNumber: number } } },
        })),
        { session },
      );
      return issued.length;
    }),
  );
}
