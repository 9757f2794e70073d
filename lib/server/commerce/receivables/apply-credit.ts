import type { ClientSession, ObjectId } from 'mongodb';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
  ReceivableFigures,
} from '@/lib/server/platform/db/documents/receivables';
import { allocate as share } from '@/lib/shared/receivables/allocate';
import { allocate, findUnapplied } from './company-payments.repository';
import { postReceivable } from './post-receivable';
import { countLedgerLines } from './receivable-figures.repository';
import { findOpenInvoices, setOpen } from './receivables.repository';

type Occasion = { companyId: ObjectId; at: Date; actorId?: ObjectId | undefined };

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
    const { _id: invoiceNumber, orderId } = item;
    await allocate(_id, { orderId, invoiceNumber, cents, at }, session);
  }
  return invoices.map((each) => ({ ...each, openCents: each.openCents - (paidOf.get(each) ?? 0) }));
}

/**
 * Pays open invoices of a company, the oldest due first, by what it has as credit, the oldest payment first, where `figures` (its
 * account in this transaction) have both: a line of its ledger an order. Returns the orders of whose invoices something was paid.
 */
export async function applyCredit(
  figures: ReceivableFigures,
  { companyId, at, actorId }: Occasion,
  session: ClientSession,
): Promise<ObjectId[]> {
  if (Math.min(figures.credit, figures.invoiced) === 0) return [];
  const before = await findOpenInvoices(companyId, session);
  let invoices = before;
  for (const payment of await findUnapplied(companyId, session))
    invoices = await payBy(payment, invoices, at, session);
  const paid = new Map<string, { ref: ObjectId; cents: number }>();
  for (const [place, invoice] of before.entries()) {
    const { openCents = invoice.openCents } = invoices[place] ?? {};
    if (openCents === invoice.openCents) continue;
    await setOpen(invoice, { openCents, at }, session);
    const { orderId: ref } = invoice;
    const { cents } = paid.get(ref.toHexString()) ?? { cents: 0 };
    paid.set(ref.toHexString(), { ref, cents: cents + invoice.openCents - openCents });
  }
  const by = actorId ? { actorId } : {};
  for (const { ref, cents } of paid.values()) {
    const part = (await countLedgerLines(ref, 'credit-applied', session)) + 1;
    const change = { invoiced: -cents, credit: -cents };
    await postReceivable({ companyId, reason: 'credit-applied', ref, part, change, at, ...by }, session);
  }
  return [...paid.values()].map(({ ref }) => ref);
}
