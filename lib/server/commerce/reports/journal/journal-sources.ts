import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { env } from '@/lib/server/platform/config/env';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { dayOf, shiftDay, startOfDay, type TimeSpan } from '@/lib/shared/dates/zoned-days';
import { toDollars } from '@/lib/shared/numbers/money';
import type { JournalQuery, JournalSums } from '@/lib/shared/reports/journal.schema';
import { JOURNAL_KINDS, type JournalKind } from '@/lib/shared/reports/journal-kinds';
import type { MoneyBackWay } from '../money-back';
import { journalDays, type ReportDays, spanOf } from '../tax/report-period';
import type { Methods, OfCompany, Sum } from './journal.repository';
import * as stored from './journal.repository';
import type { EntryBatches, JournalEntry } from './journal-entries';
import * as entries from './journal-entries';

export type JournalFilter = Pick<JournalQuery, 'from' | 'to' | 'kind' | 'company'>;

/** What a journal is about, once it was judged. */
export type JournalScope = {
  days: ReportDays;
  span: TimeSpan;
  kinds: readonly JournalKind[];
  company?: OfCompany;
};

/** Throws `not-found` for a company that there is not, `validation-failed` for too many days. */
export async function journalScope(query: JournalFilter, now: Date): Promise<JournalScope> {
  const days = journalDays(query, shopDay(now));
  const company = query.company ? await requireCompanyById(parseObjectId(query.company)) : undefined;
  return {
    ...{ days, span: spanOf(days), kinds: query.kind ? [query.kind] : JOURNAL_KINDS },
    ...(company ? { company: { id: company._id, number: company.number, name: company.name } } : {}),
  };
}

/** Returns the day of moments that come in their order, each of which is mostly that of the one before. */
function dayReader(): (at: Date) => string {
  const { STORE_TIME_ZONE } = env();
  let day = '';
  let [from, to] = [0, 0];
  return (at) => {
    const ms = at.getTime();
    if (ms >= from && ms < to) return day;
    day = dayOf(at, STORE_TIME_ZONE);
    from = startOfDay(day, STORE_TIME_ZONE).getTime();
    to = startOfDay(shiftDay(day, { days: 1 }), STORE_TIME_ZONE).getTime();
    return day;
  };
}

async function* each<Row>(
  batches: AsyncIterable<Row[]>,
  entriesOf: (row: Row, dayOf: (at: Date) => string) => readonly JournalEntry[],
): EntryBatches {
  const dayIn = dayReader();
  for await (const rows of batches) yield rows.flatMap((row) => entriesOf(row, dayIn));
}

const WAYS: readonly MoneyBackWay[] = ['part', 'returned', 'charged-back', 'rest'];
const TRANSFERS: Methods = ['hand', 'bank'];
const CARDS: Methods = ['card'];

type Source = { entries: () => EntryBatches; sum: () => Promise<Sum> };

/** What went back of orders is added up one by one: what counts of it depends on the whole order. */
async function sumOf(refunds: EntryBatches): Promise<Sum> {
  const sum = { count: 0, cents: 0 };
  for await (const batch of refunds) {
    sum.count += batch.length;
    sum.cents += batch.reduce((cents, entry) => cents + entry.cents, 0);
  }
  return sum;
}

/** Each is in order. Sums of payments are of what was received, which lines take from what is owed. */
function sourcesOf(kind: JournalKind, scope: JournalScope): Source[] {
  const paymentsBy = (methods: Methods): Source => ({
    entries: () =>
      each(stored.readPayments({ ...scope, methods }), (payment) => entries.paymentEntries(payment)),
    sum: async () => minus(await stored.sumPayments({ ...scope, methods })),
  });
  const reversalsBy = (methods: Methods): Source => ({
    entries: () => each(stored.readReversals({ ...scope, methods }), entries.reversalEntries),
    sum: () => stored.sumReversals({ ...scope, methods }),
  });
  switch (kind) {
    case 'invoice':
    case 'credit-note':
      return [
        {
          entries: () =>
            each(stored.readPapers(kind, scope), (paper, dayIn) => [entries.paperEntry(paper, dayIn)]),
          sum: () => stored.sumPapers(kind, scope),
        },
      ];
    case 'payment':
      return [paymentsBy(TRANSFERS)];
    case 'reversal':
      return [reversalsBy(TRANSFERS)];
    case 'card-payment':
      return [
        paymentsBy(CARDS),
        {
          entries: () => each(stored.readCardPayments(scope), entries.cardPaymentEntries),
          sum: async () => minus(await stored.sumCardPayments(scope)),
        },
      ];
    case 'card-refund':
      return [
        reversalsBy(CARDS),
        ...WAYS.map((way): Source => {
          const refunds = () =>
            each(stored.readMoneyBack(way, scope), (order, dayIn) =>
              entries.cardRefundEntries(
                order,
                { way, part: way === 'part' ? order.back.part : undefined },
                dayIn,
              ),
            );
          return { entries: refunds, sum: () => sumOf(refunds()) };
        }),
      ];
  }
}

const minus = ({ count, cents }: Sum): Sum => ({ count, cents: 0 - cents });

/** Reads the lines, the oldest first, some at a time. */
export function readEntries(scope: JournalScope): EntryBatches {
  const sources = scope.kinds.flatMap((kind) => sourcesOf(kind, scope));
  return entries.mergeEntries(sources.map((source) => source.entries()));
}

/** Of all lines, by kind. */
export async function readSums(scope: JournalScope): Promise<{ total: number; sums: JournalSums }> {
  const found = await Promise.all(
    scope.kinds.map(async (kind) => {
      const parts = await Promise.all(sourcesOf(kind, scope).map((source) => source.sum()));
      const count = parts.reduce((sum, part) => sum + part.count, 0);
      const cents = parts.reduce((sum, part) => sum + part.cents, 0);
      return [kind, { count, sum: toDollars(cents) }] as const;
    }),
  );
  const total = found.reduce((sum, [, { count }]) => sum + count, 0);
  return { total, sums: Object.fromEntries(found) };
}
