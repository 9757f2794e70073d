import type { Filter, FindCursor } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { shiftDay } from '@/lib/shared/dates/zoned-days';
import type { ReportDays } from './report-period';

const FIELDS = {
  kind: 1,
  number: 1,
  orderNumber: 1,
  issuedAt: 1,
  issuedOn: 1,
  billTo: 1,
  'buyer.name': 1,
  totalCents: 1,
  currency: 1,
  terms: 1,
  corrects: 1,
  groups: 1,
  delivered: 1,
  sellerParty: 1,
  buyerParty: 1,
  shipTo: 1,
} as const;

/** What a report reads of a paper: all but its lines and what follows from them. */
export type ReportedPaper = Pick<
  InvoiceDocument,
  | ('kind' | 'number' | 'orderNumber' | 'issuedAt' | 'issuedOn' | 'billTo' | 'totalCents' | 'currency')
  | ('terms' | 'corrects' | 'groups' | 'delivered' | 'sellerParty' | 'buyerParty' | 'shipTo')
> & { buyer: Pick<InvoiceDocument['buyer'], 'name'> };

const utcDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** Papers from before 0.2.0 have no day of issue, and are dated in UTC. */
function undated({ from, to }: ReportDays): Filter<InvoiceDocument> {
  const issuedAt = { $gte: utcDay(from), $lt: utcDay(shiftDay(to, { days: 1 })) };
  return { issuedOn: { $exists: false }, issuedAt };
}

/** Reads the papers that were issued on these days one after the other, the oldest first. */
export async function* readPapers({ from, to }: ReportDays): AsyncGenerator<ReportedPaper> {
  const invoices = await collection('invoices');
  const find = (filter: Filter<InvoiceDocument>): FindCursor<ReportedPaper> =>
    invoices.find(filter).project<ReportedPaper>(FIELDS);
  yield* find(undated({ from, to })).sort({ issuedAt: 1, _id: 1 });
  yield* find({ issuedOn: { $gte: from, $lte: to } }).sort({ issuedOn: 1, _id: 1 });
}
