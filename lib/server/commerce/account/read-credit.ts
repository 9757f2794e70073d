import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { requireCompanyById } from '@/lib/server/commerce/company/find-company';
import { shopDay } from '@/lib/server/commerce/shipping/shipping-calendar';
import { env } from '@/lib/server/platform/config/env';
import { freeCredit } from '@/lib/shared/company/free-credit';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { readAccount } from './accounts.repository';
import { findOverdue } from './receivables.repository';

export type Credit = { limitCents: number; freeCents: number; overdueInvoices: string[] };

/** The invoices whose last day is more than ACCOUNT_GRACE_DAYS ago: until they are paid, nothing is ordered on account. */
async function longOverdue(
  companyId: ObjectId,
  now: Date,
  session: ClientSession | undefined,
): Promise<string[]> {
  const { ACCOUNT_GRACE_DAYS, STORE_TIME_ZONE } = env();
  const since = startOfDay(shiftDay(shopDay(now), { days: -ACCOUNT_GRACE_DAYS }), STORE_TIME_ZONE);
  return (await findOverdue(companyId, since, session)).map(({ invoiceNumber }) => invoiceNumber);
}

/** What a company may order on account at this moment. Throws `not-found`. */
export async function readCredit(
  companyId: ObjectId,
  session?: ClientSession,
  now: Date = new Date(),
): Promise<Credit> {
  const { creditLimitCents: limitCents } = await requireCompanyById(companyId, session);
  const account = await readAccount(companyId, session);
  return {
    limitCents,
    freeCents: freeCredit(limitCents, account),
    overdueInvoices: await longOverdue(companyId, now, session),
  };
}
