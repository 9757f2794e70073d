import type { ClientSession, ObjectId } from 'mongodb';
import { findReceivableFigures } from './receivable-figures.repository';
import { findOpenInvoices, sumOverdue } from './receivables.repository';

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

/** Returns what is open past its day, by company, less its credit. */
export async function overdueSums(now: Date): Promise<Map<string, number>> {
  const sums = await sumOverdue(now);
  const companies = await findReceivableFigures(sums.map(({ _id }) => _id));
  const creditOf = new Map(companies.map(({ _id, creditCents }) => [_id.toHexString(), creditCents]));
  return new Map(
    sums
      .map(({ _id, cents }) => [_id.toHexString(), cents - (creditOf.get(_id.toHexString()) ?? 0)] as const)
      .filter(([, cents]) => cents > 0),
  );
}

export async function hasOpenInvoices(companyId: ObjectId, session: ClientSession): Promise<boolean> {
  return (await findOpenInvoices(companyId, session)).length > 0;
}
