import { findOrderNumbers } from '@/lib/server/commerce/orders/find-order';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { toDollars } from '@/lib/shared/numbers/money';
import type { JournalLine, JournalQuery, JournalSums } from '@/lib/shared/reports/journal.schema';
import type { ReportDays } from '../tax/report-period';
import * as stored from './journal.repository';
import type { JournalEntry } from './journal-entries';
import { journalScope, readEntries, readSums } from './journal-sources';

/** Names and numbers that the entries of journals lack, read some at a time and remembered. */
export class EntryNames {
  readonly #byId = new Map<string, stored.KnownCompany>();
  readonly #byNumber = new Map<string, stored.KnownCompany>();

  async load(rows: readonly JournalEntry[]): Promise<void> {
    const ids = rows.flatMap(({ companyId }) =>
      companyId && !this.#byId.has(companyId.toHexString()) ? [companyId] : [],
    );
    const numbers = rows.flatMap(({ companyNumber }) =>
      companyNumber !== undefined && !this.#byNumber.has(companyNumber) ? [companyNumber] : [],
    );
    const byHex = new Map(ids.map((id) => [id.toHexString(), id]));
    for (const company of await stored.findCompanies([...byHex.values()], [...new Set(numbers)])) {
      this.#byId.set(company._id.toHexString(), company);
      this.#byNumber.set(company.number, company);
    }
  }

  companyOf({ companyId, companyNumber }: JournalEntry): stored.KnownCompany | undefined {
    if (companyId) return this.#byId.get(companyId.toHexString());
    return companyNumber === undefined ? undefined : this.#byNumber.get(companyNumber);
  }
}

export async function loadOrderNumbers(
  rows: readonly JournalEntry[],
): Promise<(entry: JournalEntry) => string | undefined> {
  const unnamed = rows.flatMap(({ orderId, orderNumber }) =>
    orderId && orderNumber === undefined ? [orderId] : [],
  );
  const numbers = unnamed.length > 0 ? await findOrderNumbers(unnamed) : new Map<string, string>();
  return ({ orderId, orderNumber }) => orderNumber ?? (orderId && numbers.get(orderId.toHexString()));
}

const PAGE = 50;

async function linesOf(rows: readonly JournalEntry[]): Promise<JournalLine[]> {
  const names = new EntryNames();
  await names.load(rows);
  const orderNumberOf = await loadOrderNumbers(rows);
  return rows.map((entry) => {
    const { day, at, kind, number, buyer, orderId, card, cents } = entry;
    const company = names.companyOf(entry);
    const orderNumber = orderNumberOf(entry);
    return {
      ...{ day, at: at.toISOString(), kind, number, buyer: buyer ?? company?.name ?? '' },
      ...(company ? { companyId: company._id.toHexString() } : {}),
      ...(orderNumber ? { orderNumber } : {}),
      ...(orderId ? { orderId: orderId.toHexString() } : {}),
      ...(card === undefined ? {} : { card }),
      amount: toDollars(cents),
    };
  });
}

export type Journal = ReportDays & {
  lines: JournalLine[];
  total: number;
  sums: JournalSums;
  company?: { id: string; name: string; number: string };
};

/**
 * Invoices, credit notes, and money of companies and by card, the oldest first; of all that match their number, and sums by kind.
 * Throws `forbidden`, `not-found` for a company that there is not, `validation-failed` for more than 400 days.
 */
export async function listJournal(
  actor: Caller,
  { page = 1, limit = PAGE, ...query }: JournalQuery = {},
  now: Date = new Date(),
): Promise<Journal> {
  requirePermission(actor, 'manage-orders');
  const scope = await journalScope(query, now);
  const { total, sums } = await readSums(scope);
  const rows: JournalEntry[] = [];
  let passed = 0;
  const [first, end] = [(page - 1) * limit, Math.min(page * limit, total)];
  if (first < end)
    for await (const batch of readEntries(scope)) {
      rows.push(...batch.slice(Math.max(0, first - passed), Math.max(0, end - passed)));
      passed += batch.length;
      if (passed >= end) break;
    }
  const { company: of } = scope;
  return {
    ...scope.days,
    ...{ lines: await linesOf(rows), total, sums },
    ...(of ? { company: { id: of.id.toHexString(), name: of.name, number: of.number } } : {}),
  };
}
