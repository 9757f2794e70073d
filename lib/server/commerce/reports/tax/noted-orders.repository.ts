import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { TimeSpan } from '@/lib/shared/dates/zoned-days';

const within = ({ from, to }: TimeSpan) => ({ $type: 'date', $gte: from, $lt: to }) as const;

export type MoneyBackOrder = Pick<OrderDocument, '_id' | 'number' | 'returned' | 'chargedBack'>;

/** Orders whose money went back without a credit note in a span, by either way. */
export async function findMoneyWithoutNote(span: TimeSpan): Promise<MoneyBackOrder[]> {
  return (await collection('orders'))
    .find({ $or: [{ 'returned.at': within(span) }, { 'chargedBack.at': within(span) }] })
    .project<MoneyBackOrder>({ number: 1, returned: 1, chargedBack: 1 })
    .toArray();
}

export type ShippedOrder = Pick<
  OrderDocument,
  '_id' | 'number' | 'invoiceNumber' | 'shippedAt' | 'tax' | 'taxes' | 'lines'
>;

/** Reads the orders with VAT that were paid before they shipped in a span, and placed before a day. */
export async function* readShippedWithVat(
  span: TimeSpan,
  placedBefore: string,
): AsyncGenerator<ShippedOrder> {
  const orders = await collection('orders');
  yield* orders
    .find({
      'tax.mode': 'vat',
      'tax.day': { $lt: placedBefore },
      payBy: { $exists: false },
      shippedAt: within(span),
    })
    .sort({ shippedAt: 1 })
    .project<ShippedOrder>({
      number: 1,
      invoiceNumber: 1,
      shippedAt: 1,
      tax: 1,
      taxes: 1,
      'lines.group': 1,
      'lines.taxClass': 1,
    });
}
