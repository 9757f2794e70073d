import type { ClientSession, Collection, Db, MongoClient } from 'mongodb';
import { shop } from '#shop';
import { creditNoteFor, creditOfAll, invoiceFor } from '@/lib/server/commerce/invoices/invoice-document';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  CounterDocument,
  InvoiceDocument,
  InvoiceKind,
} from '@/lib/server/platform/db/documents/receivables';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { dayOf, shiftDay } from '@/lib/shared/dates/zoned-days';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { demoRefundKey } from './seed-payments';

type Collections = {
  orders: Collection<OrderDocument>;
  invoices: Collection<InvoiceDocument>;
  counters: Collection<CounterDocument>;
  shipments: Collection<ShipmentDocument>;
};

const DEMO_REFUND = new RegExp(`^${demoRefundKey('')}`);

async function allocateNumbers(
  { counters }: Collections,
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

async function storeIssued(
  { orders, invoices }: Collections,
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

/** On account each shipment has its invoice. */
async function linkShipments(
  { shipments }: Collections,
  issued: readonly InvoiceDocument[],
  session: ClientSession,
): Promise<void> {
  const ofShipments = issued.filter(({ part }) => part !== undefined);
  if (ofShipments.length === 0) return;
  await shipments.bulkWrite(
    ofShipments.map(({ orderId, part = 1, number }) => ({
      updateOne: { filter: { orderId, part }, update: { $set: { invoiceNumber: number } } },
    })),
    { session },
  );
}

const issuedAt = (at: Date) => ({ at, day: dayOf(at, process.env.STORE_TIME_ZONE || shop.timeZone) });

function payTo(): { bankDetails?: string } {
  const { BANK_DETAILS: details } = process.env;
  return details ? { bankDetails: details.replaceAll('\\n', '\n') } : {};
}

function invoiceOf(order: OrderDocument, sequence: number): InvoiceDocument {
  const { payBy, termsDays: days = 0, invoicedAt, placedAt } = order;
  const { at, day } = issuedAt(invoicedAt ?? placedAt);
  const terms = { days, dueOn: shiftDay(day, { days }), ...payTo() };
  return invoiceFor(
    order,
    {
      lines: order.lines.flatMap(({ toolId, quantity, shippedUnits }) => {
        const units = payBy === 'account' ? shippedUnits : quantity;
        return units > 0 ? [{ toolId, units }] : [];
      }),
      freightCents: order.totals.shippingCents,
      ...(payBy === 'account' ? { terms, part: 1 } : {}),
    },
    { sequence, at, day },
  );
}

async function issueInvoices(collections: Collections, session: ClientSession): Promise<number> {
  const paid = await collections.orders
    .find({ invoicedAt: { $type: 'date' }, invoiceNumber: { $exists: false } }, { session })
    .sort({ invoicedAt: 1, _id: 1 })
    .toArray();
  if (paid.length === 0) return 0;
  const first = await allocateNumbers(collections, 'invoice', paid.length, session);
  const issued = paid.map((order, place) => invoiceOf(order, first + place));
  await storeIssued(collections, issued, 'invoiceNumber', session);
  await linkShipments(collections, issued, session);
  return issued.length;
}

async function issueCreditNotes(collections: Collections, session: ClientSession): Promise<number> {
  const refunded = await collections.orders
    .find({ ...ORDERS_THAT.wereRefunded, creditNoteNumber: { $exists: false } }, { session })
    .sort({ endedAt: 1, _id: 1 })
    .toArray();
  if (refunded.length === 0) return 0;
  const orderIds = refunded.map(({ _id }) => _id);
  const found = await collections.invoices
    .find({ kind: 'invoice', orderId: { $in: orderIds } }, { session })
    .toArray();
  const first = await allocateNumbers(collections, 'credit-note', refunded.length, session);
  const issued = refunded.map((order, place) => {
    const invoice = found.find(({ orderId }) => orderId.equals(order._id));
    if (!invoice) throw new Error(`demo order ${order.number} is refunded and has no invoice`);
    return creditNoteFor(invoice, creditOfAll(invoice), {
      sequence: first + place,
      ...issuedAt(order.endedAt ?? order.placedAt),
    });
  });
  await storeIssued(collections, issued, 'creditNoteNumber', session);
  return issued.length;
}

/** Of what was refunded of an order that the demo began with. */
async function issuePartCreditNotes(collections: Collections, session: ClientSession): Promise<number> {
  const { orders, invoices } = collections;
  const refunded = await orders
    .find(
      {
        partRefunds: { $elemMatch: { creditNoteNumber: { $exists: false }, 'idempotency.key': DEMO_REFUND } },
      },
      { session },
    )
    .toArray();
  for (const order of refunded) {
    const part = order.partRefunds?.find(({ idempotency: { key } }) => DEMO_REFUND.test(key));
    const invoice = await invoices.findOne({ kind: 'invoice', orderId: order._id }, { session });
    if (!part || !invoice) throw new Error(`demo order ${order.number} is refunded and has no invoice`);
    const sequence = await allocateNumbers(collections, 'credit-note', 1, session);
    const lines = part.lines.map(({ toolId, quantity: units }) => ({ toolId, units }));
    const credit = { part: part.part, amountCents: part.amountCents, lines };
    const note = creditNoteFor(invoice, credit, { sequence, ...issuedAt(part.at) });
    await invoices.insertOne(note, { session });
    await orders.updateOne(
      { _id: order._id, 'partRefunds.id': part.id },
      { $set: { 'partRefunds.$.creditNoteNumber': note.number } },
      { session },
    );
  }
  return refunded.length;
}

/** In one transaction, oldest payment first: demo orders are seeded as paid. Returns how many. Can be repeated. */
export async function issueDemoInvoices(client: MongoClient, db: Db): Promise<number> {
  const collections: Collections = {
    orders: db.collection('orders'),
    invoices: db.collection('invoices'),
    counters: db.collection('counters'),
    shipments: db.collection('shipments'),
  };
  return client.withSession((session) =>
    session.withTransaction(
      async () =>
        (await issueInvoices(collections, session)) +
        (await issueCreditNotes(collections, session)) +
        (await issuePartCreditNotes(collections, session)),
    ),
  );
}
