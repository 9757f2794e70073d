import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { env } from '@/lib/server/platform/config/env';
import { createPause } from '@/lib/server/platform/work-in-steps';
import { dayOf, type TimeSpan } from '@/lib/shared/dates/zoned-days';
import { toDollars } from '@/lib/shared/numbers/money';
import type { TaxReport, TaxReportQuery } from '@/lib/shared/reports/tax-report.schema';
import { findMoneyWithoutNote, readShippedWithVat } from './noted-orders.repository';
import { readPapers } from './papers.repository';
import { lastChange, rateChanges } from './rate-changes';
import { daysAskedFor, type ReportDays, spanOf } from './report-period';
import { PaperSums } from './sum-papers';

export async function sumPapers(days: ReportDays): Promise<PaperSums> {
  const sums = new PaperSums();
  const pause = createPause();
  for await (const paper of readPapers(days)) {
    sums.add(paper);
    await pause();
  }
  return sums;
}

async function moneyWithoutNote(span: TimeSpan): Promise<TaxReport['moneyWithoutNote']> {
  const isIn = (at: Date) => at >= span.from && at < span.to;
  const rows = (await findMoneyWithoutNote(span)).flatMap(({ _id, number, returned, chargedBack }) =>
    ([[returned, 'provider-refund'] as const, [chargedBack, 'dispute-lost'] as const] as const).flatMap(
      ([part, code]) =>
        part && isIn(part.at)
          ? [
              {
                ...{ orderId: _id.toHexString(), orderNumber: number, code },
                ...{ at: part.at.toISOString(), amount: toDollars(part.amountCents) },
              },
            ]
          : [],
    ),
  );
  return rows.sort((one, other) => one.at.localeCompare(other.at));
}

/** Orders that were placed under the rate they shipped under are not read. */
async function rateChanged({ to }: ReportDays, span: TimeSpan): Promise<TaxReport['rateChanged']> {
  const { settings } = await currentTrade();
  const changedOn = settings && lastChange(settings, to);
  if (!settings || changedOn === undefined) return [];
  const { STORE_TIME_ZONE } = env();
  const changes: TaxReport['rateChanged'] = [];
  for await (const order of readShippedWithVat(span, changedOn)) {
    if (order.shippedAt)
      changes.push(...rateChanges(order, settings, dayOf(order.shippedAt, STORE_TIME_ZONE)));
  }
  return changes;
}

/** Throws `forbidden`, and `validation-failed` for more than 366 days. */
export async function getTaxReport(
  actor: Caller,
  query: TaxReportQuery = {},
  now: Date = new Date(),
): Promise<TaxReport> {
  requirePermission(actor, 'manage-orders');
  const days = daysAskedFor(query, now);
  const span = spanOf(days);
  const [sums, withoutNote, changed] = await Promise.all([
    sumPapers(days),
    moneyWithoutNote(span),
    rateChanged(days, span),
  ]);
  return {
    ...days,
    sums: sums.sums(),
    euSales: sums.euSales(),
    moneyWithoutNote: withoutNote,
    rateChanged: changed,
  };
}
