import type { Document, Filter, FindCursor, ObjectId } from 'mongodb';
import { collection, type Documents } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  CompanyPaymentDocument,
  InvoiceDocument,
  InvoiceKind,
} from '@/lib/server/platform/db/documents/receivables';
import type { TimeSpan } from '@/lib/shared/dates/zoned-days';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import type { MoneyBackWay } from '../money-back';
import type { ReportDays } from '../tax/report-period';
import type { JournalPaper, JournalPayment, PaidOrder, RefundedOrder } from './journal-entries';

/** Of one company, by its number on papers and its id elsewhere. */
export type OfCompany = { id: ObjectId; number: string; name: string };

type Part = { span: TimeSpan; company?: OfCompany | undefined };

/** Rows of a journal wait in the database, not in memory. */
const BATCH = 500;

/** With the type, so that partial indexes of fields are used. */
const within = ({ from, to }: TimeSpan) => ({ $type: 'date', $gte: from, $lt: to }) as const;
const ofCompany = ({ company }: Part) => (company ? { companyId: company.id } : {});

type Batches<Row> = AsyncGenerator<Row[]>;
type BatchCursor<Row> = Pick<FindCursor<Row>, 'hasNext' | 'readBufferedDocuments' | 'close'>;

async function* batchesOf<Row>(cursor: BatchCursor<Row>): Batches<Row> {
  try {
    while (await cursor.hasNext()) yield cursor.readBufferedDocuments();
  } finally {
    await cursor.close();
  }
}

async function* read<Name extends keyof Documents, Row extends Document>(
  name: Name,
  filter: Filter<Documents[Name]>,
  sort: Record<string, 1>,
  fields: Record<string, number>,
): Batches<Row> {
  const found = (await collection(name)).find(filter).sort(sort).project<Row>(fields);
  yield* batchesOf(found.batchSize(BATCH));
}

async function* aggregate<Row extends Document>(name: keyof Documents, stages: Document[]): Batches<Row> {
  const found = (await collection(name)).aggregate<Row>(stages, { batchSize: BATCH });
  yield* batchesOf(found as unknown as BatchCursor<Row>);
}

const papersIn = (kind: InvoiceKind, { span, company }: Part): Filter<InvoiceDocument> => ({
  kind,
  issuedAt: { $gte: span.from, $lt: span.to },
  ...(company ? { 'billTo.number': company.number } : {}),
});

const PAPER_FIELDS = {
  ...{ kind: 1, number: 1, issuedAt: 1, orderId: 1, orderNumber: 1, totalCents: 1 },
  ...{ 'billTo.name': 1, 'billTo.number': 1, 'buyerParty.name': 1, 'buyer.name': 1 },
} as const;

export function readPapers(kind: InvoiceKind, part: Part): Batches<JournalPaper> {
  return read('invoices', papersIn(kind, part), { issuedAt: 1, sequence: 1 }, PAPER_FIELDS);
}

/** Papers with all that they print, the oldest first, a few at a time. */
export async function* readWholePapers(kind: InvoiceKind, part: Part): AsyncGenerator<InvoiceDocument> {
  const invoices = await collection('invoices');
  yield* invoices.find(papersIn(kind, part)).sort({ issuedAt: 1, sequence: 1 }).batchSize(20);
}

export type Methods = readonly CompanyPaymentDocument['method'][];
type Received = Part & { days: ReportDays; methods: Methods };

const paymentsIn = ({ days, methods, ...part }: Received): Filter<CompanyPaymentDocument> => ({
  receivedOn: { $gte: days.from, $lte: days.to },
  method: { $in: [...methods] },
  ...ofCompany(part),
});

const PAYMENT_FIELDS = {
  ...{ companyId: 1, method: 1, amountCents: 1, reference: 1, receivedOn: 1, createdAt: 1 },
  ...{ 'reversals.at': 1, 'reversals.cents': 1, orderId: 1, cardLast4: 1 },
} as const;

export function readPayments(received: Received): Batches<JournalPayment> {
  const sort = { receivedOn: 1, createdAt: 1, _id: 1 } as const;
  return read('company_payments', paymentsIn(received), sort, PAYMENT_FIELDS);
}

const reversalsIn = ({ span, methods, ...part }: Part & { methods: Methods }) => ({
  'reversals.at': { $gte: span.from, $lt: span.to },
  method: { $in: [...methods] },
  ...ofCompany({ span, ...part }),
});

type Reversed = Omit<JournalPayment, 'reversals'> & { reversals: JournalPayment['reversals'][number] };

/** A payment for each of its reversals, which is its only one, by when they were written. */
export async function* readReversals(part: Part & { methods: Methods }): Batches<JournalPayment> {
  const found = aggregate<Reversed>('company_payments', [
    { $match: reversalsIn(part) },
    { $project: PAYMENT_FIELDS },
    { $unwind: '$reversals' },
    { $match: { 'reversals.at': { $gte: part.span.from, $lt: part.span.to } } },
    { $sort: { 'reversals.at': 1, _id: 1 } },
  ]);
  for await (const payments of found)
    yield payments.map((payment) => ({ ...payment, reversals: [payment.reversals] }));
}

const BY_CARD = { payBy: { $exists: false } } as const;
const CARD_ORDER_FIELDS = {
  ...{ number: 1, buyerName: 1, 'billTo.name': 1, 'billTo.number': 1, companyId: 1, transactionId: 1 },
  ...{ cardLast4: 1, totals: 1 },
} as const;

const paidIn = (part: Part): Filter<OrderDocument> => ({
  ...BY_CARD,
  paidAt: within(part.span),
  ...ofCompany(part),
});

export function readCardPayments(part: Part): Batches<PaidOrder> {
  return read('orders', paidIn(part), { paidAt: 1, _id: 1 }, { ...CARD_ORDER_FIELDS, paidAt: 1 });
}

const REFUND_FIELDS = {
  ...{ ...CARD_ORDER_FIELDS, payment: 1, fulfilment: 1, endedAt: 1, returned: 1, chargedBack: 1 },
  ...{ 'partRefunds.at': 1, 'partRefunds.amountCents': 1, 'partRefunds.part': 1 },
} as const;

/** Each way has a field, with the moment in it, and an index of its own. */
const WAYS = {
  part: { back: '$partRefunds', moment: 'partRefunds.at', those: { partRefundedCents: { $gte: 0 } } },
  returned: { back: '$returned', moment: 'returned.at', those: {} },
  'charged-back': { back: '$chargedBack', moment: 'chargedBack.at', those: {} },
  rest: { back: { at: '$endedAt' }, moment: 'endedAt', those: ORDERS_THAT.wereRefunded },
} as const satisfies Record<MoneyBackWay, { back: unknown; moment: string; those: object }>;

type MoneyBack = RefundedOrder & { back: { at: Date; part?: number } };

/** An order for each time money of it went back this way, `back`. */
export function readMoneyBack(way: MoneyBackWay, part: Part): Batches<MoneyBack> {
  const { back, moment, those } = WAYS[way];
  return aggregate<MoneyBack>('orders', [
    { $match: { ...BY_CARD, ...those, [moment]: within(part.span), ...ofCompany(part) } },
    { $project: { ...REFUND_FIELDS, back } },
    { $unwind: '$back' },
    { $match: { 'back.at': { $gte: part.span.from, $lt: part.span.to } } },
    { $sort: { 'back.at': 1, _id: 1 } },
  ]);
}

export type Sum = { count: number; cents: number };

async function sum(name: keyof Documents, stages: Document[], cents: string): Promise<Sum> {
  const group = { $group: { _id: null, count: { $sum: 1 }, cents: { $sum: cents } } };
  const [found] = await (await collection(name)).aggregate<Sum>([...stages, group]).toArray();
  return { count: found?.count ?? 0, cents: found?.cents ?? 0 };
}

export const sumPapers = (kind: InvoiceKind, part: Part): Promise<Sum> =>
  sum('invoices', [{ $match: papersIn(kind, part) }], '$totalCents');

export const sumPayments = (received: Received): Promise<Sum> =>
  sum('company_payments', [{ $match: paymentsIn(received) }], '$amountCents');

export const sumReversals = (part: Part & { methods: Methods }): Promise<Sum> =>
  sum(
    'company_payments',
    [
      { $match: reversalsIn(part) },
      { $unwind: '$reversals' },
      { $match: { 'reversals.at': { $gte: part.span.from, $lt: part.span.to } } },
    ],
    '$reversals.cents',
  );

export const sumCardPayments = (part: Part): Promise<Sum> =>
  sum('orders', [{ $match: paidIn(part) }], '$totals.totalCents');

export type KnownCompany = { _id: ObjectId; number: string; name: string };

/** The companies that have one of these ids or numbers. */
export async function findCompanies(
  ids: readonly ObjectId[],
  numbers: readonly string[],
): Promise<KnownCompany[]> {
  if (ids.length === 0 && numbers.length === 0) return [];
  return (await collection('companies'))
    .find({ $or: [{ _id: { $in: [...ids] } }, { number: { $in: [...numbers] } }] })
    .project<KnownCompany>({ number: 1, name: 1 })
    .toArray();
}
