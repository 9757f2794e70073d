import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { freeCredit } from '@/lib/shared/receivables/free-credit';
import { readReceivableFigures } from './receivable-figures.repository';
import { findOverdue } from './receivables.repository';

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
  return uncovered.map(({ invoiceNumber }) => invoiceNumber);
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
