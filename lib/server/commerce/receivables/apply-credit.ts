import type { ClientSession, ObjectId } from 'mongodb';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
  ReceivableFigures,
} from '@/lib/server/platform/db/documents/receivables';
import { allocate as share } from '@/lib/shared/receivables/allocate';
import { allocate, findUnapplied } from './company-payments.repository';
import { postReceivable } from './post-receivable';
import { findOpenInvoices, setOpen } from './receivables.repository';

type Occasion = {
  companyId: ObjectId;
  /** The order that shipped or the payment that brought credit and an open invoice together. */
  ref: ObjectId;
  /** Tells the occasions of one reference apart. */
  part?: number;
  at: Date;
  actorId?: ObjectId | undefined;
};

type Unapplied = Pick<CompanyPaymentDocument, '_id' | 'unappliedCents'>;

async function payBy(
  { _id, unappliedCents }: Unapplied,
  invoices: readonly ReceivableDocument[],
  at: Date,
  session: ClientSession,
): Promise<ReceivableDocument[]> {
  const { shares } = share(unappliedCents, invoices, ({ openCents }) => openCents);
  const paidOf = new Map(shares.map(({ item, cents }) => [item, cents]));
  for (const { item, cents } of shares) {
    const { _id: orderId, invoiceNumber } = item;
    await allocate(_id, { orderId, invoiceNumber, cents, at }, session);
  }
  return invoices.map((each) => ({ ...each, openCents: each.openCents - (paidOf.get(each) ?? 0) }));
}

/**
 * Pays open invoices of a company, the oldest due first, by what it has as credit, the oldest payment first, where `figures` (its
 * account in this transaction) have both. Returns the orders whose invoices are settled by it.
 */
export async function applyCredit(
  figures: ReceivableFigures,
  { companyId, ref, part = 1, at, actorId }: Occasion,
  session: ClientSession,
): Promise<ObjectId[]> {
  const cents = Math.min(figures.credit, figures.invoiced);
  if (cents === 0) return [];
  const before = await findOpenInvoices(companyId, session);
  let invoices = before;
  for (const payment of await findUnapplied(companyId, session))
    invoices = await payBy(payment, invoices, at, session);
  for (const [place, invoice] of before.entries()) {
    const { openCents = invoice.openCents } = invoices[place] ?? {};
    if (openCents !== invoice.openCents) await setOpen(invoice, { openCents, at }, session);
  }
  const change = { invoiced: -cents, credit: -cents };
  const by = actorId ? { actorId } : {};
  await postReceivable({ companyId, reason: 'credit-applied', ref, part, change, at, ...by }, session);
  return invoices.filter(({ openCents }) => openCents === 0).map(({ _id }) => _id);
}
