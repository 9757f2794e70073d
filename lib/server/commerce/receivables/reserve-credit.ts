import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import { freeCredit } from '@/lib/shared/receivables/free-credit';
import { postReceivable } from './post-receivable';
import { longOverdue } from './read-credit';
import { readReceivableFigures } from './receivable-figures.repository';

type Credited = Pick<CompanyDocument, '_id' | 'creditLimitCents'>;
type Reserved = Pick<OrderDocument, '_id' | 'totals' | 'placedAt' | 'buyerId'>;

/** The days that a company has to pay an invoice. Throws `no-terms` where it does not order on account. */
export function requireTerms(company: Pick<CompanyDocument, 'termsDays'> | null): number {
  const days = company?.termsDays ?? null;
  if (days === null) throw new AppError('no-terms');
  return days;
}

async function requireNoneOverdue(companyId: ObjectId, now: Date, session: ClientSession): Promise<void> {
  const invoices = await longOverdue(companyId, now, session);
  if (invoices.length > 0) throw new AppError('account-overdue', { members: { invoices } });
}

function requireFree(freeCents: number, dueCents: number): void {
  if (dueCents <= freeCents) return;
  const free = toDollars(Math.max(0, freeCents));
  throw new AppError('credit-exceeded', { members: { free, due: toDollars(dueCents) } });
}

/** Throws `account-overdue` (with the invoices) and `credit-exceeded` (with what is free). */
export async function requireCredit(
  { _id, creditLimitCents }: Credited,
  dueCents: number,
  now: Date,
  session: ClientSession,
): Promise<void> {
  await requireNoneOverdue(_id, now, session);
  requireFree(freeCredit(creditLimitCents, await readReceivableFigures(_id, session)), dueCents);
}

/**
 * Reserves the credit of an order in the transaction that places it, which has taken the company's guard. Throws what
 * `requireCredit` throws: one write reserves, and returns what is free.
 */
export async function reserveCredit(
  { _id: companyId, creditLimitCents: limitCents }: Credited,
  { _id: ref, totals: { totalCents }, placedAt: at, buyerId: actorId }: Reserved,
  session: ClientSession,
): Promise<void> {
  await requireNoneOverdue(companyId, at, session);
  const change = { reserved: totalCents };
  const after = await postReceivable(
    { companyId, reason: 'order-placed', ref, change, limitCents, at, actorId },
    session,
  );
  requireFree(freeCredit(limitCents, after) + totalCents, totalCents);
}
