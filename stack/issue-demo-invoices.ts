import type { ClientSession, Collection, Db, MongoClient } from 'mongodb';
import { creditNoteFor, invoiceFor } from '@/lib/server/commerce/invoices/invoice-document';
import type {
  CounterDocument,
  InvoiceDocument,
  InvoiceKind,
} from '@/lib/server/platform/db/documents/invoices';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';

type Papers = {
  orders: Collection<OrderDocument>;
  invoices: Collection<InvoiceDocument>;
  counters: Collection<CounterDocument>;
};

/** The first of `count` numbers of a series, which are taken with it. */
async function takeNumbers(
  { counters }: Papers,
  kind: InvoiceKind,
  count: number,
  session: ClientSession,
): Promise<number> {
  const counter = await counters.findOneAndUpdate(
    { _id: kind },
    { $inc: { last: count } },
    { upsert: true, returnDocument: 'after', session },
  );
  return (counter?.last ?? count) - count + 1;
}

async function keep(
  { orders, invoices }: Papers,
  issued: InvoiceDocument[],
  field: 'invoiceNumber' | 'creditNoteNumber',
  session: ClientSession,
): Promise<void> {
  await invoices.insertMany(issued, { session });
  await orders.bulkWrite(
    issued.map(({ orderId, number }) => ({
      updateOne: { filter: { _id: orderId }, update: { $set: { [field]: number } } },
    })),
    { session },
  );
}

async function issueInvoices(papers: Papers, session: ClientSession): Promise<number> {
  const paid = await papers.orders
    .find({ transactionId: { $type: 'string' }, invoiceNumber: { $exists: false } }, { session })
    .sort({ paidAt: 1, _id: 1 })
    .toArray();
  if (paid.length === 0) return 0;
  const first = await takeNumbers(papers, 'invoice', paid.length, session);
  const issued = paid.map((order, place) =>
    invoiceFor(order, { sequence: first + place, at: order.paidAt ?? order.placedAt }),
  );
  await keep(papers, issued, 'invoiceNumber', session);
  return issued.length;
}

async function issueCreditNotes(papers: Papers, session: ClientSession): Promise<number> {
  const refunded = await papers.orders
    .find({ state: 'refunded', creditNoteNumber: { $exists: false } }, { session })
    .sort({ endedAt: 1, _id: 1 })
    .toArray();
  if (refunded.length === 0) return 0;
  const orderIds = refunded.map(({ _id }) => _id);
  const found = await papers.invoices
    .find({ kind: 'invoice', orderId: { $in: orderIds } }, { session })
    .toArray();
  const first = await takeNumbers(papers, 'credit-note', refunded.length, session);
  const issued = refunded.map((order, place) => {
    const invoice = found.find(({ orderId }) => orderId.equals(order._id));
    if (!invoice) throw new Error(`demo order ${order.number} is refunded and has no invoice`);
    return creditNoteFor(invoice, { sequence: first + place, at: order.endedAt ?? order.placedAt });
  });
  await keep(papers, issued, 'creditNoteNumber', session);
  return issued.length;
}

/**
 * Gives every paid order that has no invoice one, oldest payment first, and every refunded one its credit note, all in
 * one transaction: demo orders were paid in no shop that could have issued them. Returns how many. Repeating it changes
 * nothing.
 */
export async function issueDemoInvoices(client: MongoClient, db: Db): Promise<number> {
  const papers: Papers = {
    orders: db.collection('orders'),
    invoices: db.collection('invoices'),
    counters: db.collection('counters'),
  };
  return client.withSession((session) =>
    session.withTransaction(
      async () => (await issueInvoices(papers, session)) + (await issueCreditNotes(papers, session)),
    ),
  );
}
