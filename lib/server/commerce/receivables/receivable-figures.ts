import type { ClientSession, ObjectId } from 'mongodb';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { findReceivableFigures, readReceivableFigures } from './receivable-figures.repository';
import { findOpenInvoices, findOverdueInvoices, sumOverdue } from './receivables.repository';

type Figures = { reservedCents: number; invoicedCents: number };

/** By company; absent for those that have nothing on account yet. */
export async function receivableFigures(companyIds: readonly ObjectId[]): Promise<Map<string, Figures>> {
  if (companyIds.length === 0) return new Map();
  const companies = await findReceivableFigures(companyIds);
  return new Map(
    companies.map(({ _id, reservedCents, invoicedCents }) => [
      _id.toHexString(),
      { reservedCents, invoicedCents },
    ]),
  );
}

/** What is open past its day, by company, and since when. */
export async function overdueByCompany(
  now: Date,
): Promise<{ companyId: ObjectId; cents: number; dueOn: string }[]> {
  const sums = await sumOverdue(now);
  return sums.map(({ _id: companyId, ...sum }) => ({ companyId, ...sum }));
}

/** Returns what a company owes less its credit, what of its invoices is past its day, and what is ordered and not invoiced. */
export async function companyOwes(
  companyId: ObjectId,
  now: Date,
): Promise<Record<'balanceCents' | 'overdueCents' | 'reservedCents', number>> {
  const [{ invoiced, credit, reserved }, overdue] = await Promise.all([
    readReceivableFigures(companyId),
    findOverdueInvoices(companyId, now),
  ]);
  return {
    balanceCents: invoiced - credit,
    overdueCents: overdue.reduce((sum, { openCents }) => sum + openCents, 0),
    reservedCents: reserved,
  };
}

/** The invoices of a company that are open past their day, the oldest due first. */
export async function overdueInvoices(companyId: ObjectId, now: Date): Promise<ReceivableDocument[]> {
  return findOverdueInvoices(companyId, now);
}

export async function hasOpenInvoices(companyId: ObjectId, session: ClientSession): Promise<boolean> {
  return (await findOpenInvoices(companyId, session)).length > 0;
}
