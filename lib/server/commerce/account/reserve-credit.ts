import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import { postToAccount } from './post-to-account';
import { readCredit } from './read-credit';

type Reserved = Pick<OrderDocument, '_id' | 'totals' | 'placedAt' | 'buyerId'>;

/** The days that a company has to pay an invoice. Throws `no-terms` where it does not order on account. */
export function requireTerms(company: Pick<CompanyDocument, 'termsDays'> | null): number {
  const days = company?.termsDays ?? null;
  if (days === null) throw new AppError('no-terms');
  return days;
}

/** Returns the limit. Throws `account-overdue` (with the invoices) and `credit-exceeded` (with what is free). */
export async function requireCredit(
  companyId: ObjectId,
  dueCents: number,
  now: Date,
  session: ClientSession,
): Promise<number> {
  const { limitCents, freeCents, overdueInvoices } = await readCredit(companyId, session, now);
  if (overdueInvoices.length > 0)
    throw new AppError('account-overdue', { members: { invoices: overdueInvoices } });
  if (dueCents > freeCents) {
    const free = toDollars(Math.max(0, freeCents));
    throw new AppError('credit-exceeded', { members: { free, due: toDollars(dueCents) } });
  }
  return limitCents;
}

/**
 * Reserves the credit of an order in the transaction that places it, which has taken the company's guard. Throws what
 * `requireCredit` throws.
 */
export async function reserveCredit(
  company: CompanyDocument,
  { _id, totals: { totalCents }, placedAt, buyerId }: Reserved,
  session: ClientSession,
): Promise<void> {
  const limitCents = await requireCredit(company._id, totalCents, placedAt, session);
  await postToAccount(
    {
      companyId: company._id,
      reason: 'order-placed',
      ref: _id,
      change: { reserved: totalCents },
      limitCents,
      at: placedAt,
      actorId: buyerId,
    },
    session,
  );
}
