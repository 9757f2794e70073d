import type { ClientSession, ObjectId } from 'mongodb';
import { freeCredit } from '@/lib/server/commerce/receivables/free-credit';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import { postReceivable } from './post-receivable';
import { readReceivableFigures, readReserved } from './receivable-figures.repository';
import { findOverdue } from './receivables.repository';

type Credited = Pick<CompanyDocument, '_id' | 'creditLimitCents'>;
type Reserved = Pick<OrderDocument, '_id' | 'totals' | 'placedAt' | 'buyerId'>;

/** What of an order on account is reserved of its company's credit. */
export function reservedCentsOf(
  { _id }: Pick<OrderDocument, '_id'>,
  session?: ClientSession,
): Promise<number> {
  return readReserved(_id, session);
}

type Cancelled = { part: number; cents: number; isLast: boolean; at: Date; actorId: ObjectId };

/** Gives back the credit of units of an order on account that are not shipped any more; with its last open ones all that is reserved. */
export async function releasePart(
  { _id, companyId }: Pick<OrderDocument, '_id' | 'companyId'>,
  { part, cents, isLast, at, actorId }: Cancelled,
  session: ClientSession,
): Promise<void> {
  if (!companyId) throw new Error('an order on account has no company');
  const reserved = await readReserved(_id, session);
  const change = { reserved: 0 - (isLast ? reserved : Math.min(cents, reserved)) };
  await postReceivable(
    { companyId, reason: 'units-cancelled', ref: _id, part, change, at, actorId },
    session,
  );
}

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

/** Gives back what is reserved of the credit of an order on account that was cancelled, in the transaction that cancels it. */
export async function releaseCredit(
  { _id, companyId }: Pick<OrderDocument, '_id' | 'companyId'>,
  { at, actorId }: { at: Date; actorId?: ObjectId | undefined },
  session: ClientSession,
): Promise<void> {
  if (!companyId) throw new Error('an order on account has no company');
  await postReceivable(
    {
      companyId,
      reason: 'order-cancelled',
      ref: _id,
      change: { reserved: 0 - (await readReserved(_id, session)) },
      at,
      ...(actorId ? { actorId } : {}),
    },
    session,
  );
}

export type Credit = { freeCents: number; overdueInvoices: string[] };

/**
 * The invoices whose last day is more than ACCOUNT_GRACE_DAYS ago, without those that the company's credit covers: until they are
 * paid, nothing is ordered on account.
 */
export async function longOverdue(
  companyId: ObjectId,
  now: Date,
  session?: ClientSession,
): Promise<string[]> {
  const { ACCOUNT_GRACE_DAYS, STORE_TIME_ZONE } = env();
  const since = startOfDay(shiftDay(shopDay(now), { days: -ACCOUNT_GRACE_DAYS }), STORE_TIME_ZONE);
  const invoices = await findOverdue(companyId, since, session);
  if (invoices.length === 0) return [];
  let { credit } = await readReceivableFigures(companyId, session);
  const uncovered = invoices.filter(({ openCents }) => {
    credit -= openCents;
    return credit < 0;
  });
  return uncovered.map(({ _id }) => _id);
}

/** Returns what a company may order on account at this moment. */
export async function readCredit(
  { _id: companyId, creditLimitCents }: Pick<CompanyDocument, '_id' | 'creditLimitCents'>,
  now: Date = new Date(),
): Promise<Credit> {
  const figures = await readReceivableFigures(companyId);
  return {
    freeCents: freeCredit(creditLimitCents, figures),
    overdueInvoices: await longOverdue(companyId, now),
  };
}
