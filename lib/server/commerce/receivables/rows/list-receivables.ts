import { ObjectId } from 'mongodb';
import { companiesMatching, companyHeads } from '@/lib/server/commerce/companies/list-companies';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { toDollars } from '@/lib/shared/numbers/money';
import { AGES } from '@/lib/shared/receivables/ageing';
import {
  type ReceivableColumn,
  type ReceivableRow,
  type ReceivableSums,
  type ReceivablesQuery,
  USUAL_RECEIVABLE_SORT,
} from '@/lib/shared/receivables/receivable-rows.schema';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { findCredits, findLastPaid, findLastReminded, sumOpen } from './receivable-rows.repository';

type Ages = [number, number, number, number, number];

/** In cents; `id` in hex. */
type Owed = {
  id: string;
  ages: Ages;
  open: number;
  overdue: number;
  oldestDue?: string;
  credit: number;
};

const NOTHING: Ages = [0, 0, 0, 0, 0];
const PAGE_LIMIT = 50;

async function readOwed(today: string): Promise<Owed[]> {
  const [sums, creditOf] = await Promise.all([sumOpen(today), findCredits()]);
  const owing = sums.companyId.map((companyId, place): Owed => {
    const id = companyId.toHexString();
    const of = (cents: readonly number[]) => cents[place] ?? 0;
    const open = of(sums.open);
    const [since0, since1, since2, since3] = [
      of(sums.since0),
      of(sums.since1),
      of(sums.since2),
      of(sums.since3),
    ];
    const ages: Ages = [since0, since1 - since0, since2 - since1, since3 - since2, open - since3];
    const credit = creditOf.get(id) ?? 0;
    creditOf.delete(id);
    return { id, ages, open, overdue: open - since0, oldestDue: sums.oldestDue[place] ?? '', credit };
  });
  const onlyCredit = [...creditOf].map(([id, credit]) => {
    return { id, ages: NOTHING, open: 0, overdue: 0, credit };
  });
  return [...owing, ...onlyCredit];
}

const inDollars = (ages: Ages) => ages.map(toDollars) as Ages;

function agesOf(owed: readonly Owed[]): Ages {
  const sum = (place: 0 | 1 | 2 | 3 | 4) => owed.reduce((cents, { ages }) => cents + ages[place], 0);
  return [sum(0), sum(1), sum(2), sum(3), sum(4)];
}

function sumsOf(owed: readonly Owed[]): ReceivableSums {
  const sum = (name: 'open' | 'overdue' | 'credit') =>
    toDollars(owed.reduce((cents, row) => cents + row[name], 0));
  return {
    open: sum('open'),
    overdue: sum('overdue'),
    credit: sum('credit'),
    ages: inDollars(agesOf(owed)),
  };
}

/** What is known of companies beside what they owe, by id in hex. */
type Known = {
  heads: Awaited<ReturnType<typeof companyHeads>>;
  paid: ReadonlyMap<string, string>;
  reminded: ReadonlyMap<string, string>;
};

const readers = { heads: companyHeads, paid: findLastPaid, reminded: findLastReminded };

/** What the order of a column takes of all companies. */
const READ_FIRST: Partial<Record<ReceivableColumn, keyof Known>> = {
  company: 'heads',
  paid: 'paid',
  reminded: 'reminded',
};

/** A value that is absent is last in both directions. */
function byText(textOf: (row: Owed) => string | undefined, compare: (a: string, b: string) => number) {
  return (one: Owed, other: Owed, sign: number) => {
    const [a, b] = [textOf(one), textOf(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * compare(a, b);
  };
}

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byCents = (name: 'open' | 'overdue' | 'credit') => (one: Owed, other: Owed, sign: number) =>
  sign * (one[name] - other[name]);

function comparison(column: ReceivableColumn, known: Partial<Known>) {
  if (column === 'company') {
    const { compare } = new Intl.Collator(LANGUAGES.default, { numeric: true });
    return byText(({ id }) => known.heads?.get(id)?.name, compare);
  }
  if (column === 'oldest') return byText(({ oldestDue }) => oldestDue, byCode);
  if (column === 'paid' || column === 'reminded') return byText(({ id }) => known[column]?.get(id), byCode);
  return byCents(column);
}

function sorted(owed: readonly Owed[], sort: string, known: Partial<Known>): Owed[] {
  const sign = sort.startsWith('-') ? -1 : 1;
  const compare = comparison(sort.replace('-', '') as ReceivableColumn, known);
  return owed.toSorted(
    (one, other) =>
      compare(one, other, sign) ||
      other.overdue - one.overdue ||
      other.open - one.open ||
      byCode(one.id, other.id),
  );
}

function rowOf({ id: companyId, ages, open, overdue, oldestDue, credit }: Owed, known: Known): ReceivableRow {
  const { number = '', name = '', noRemindersUntil } = known.heads.get(companyId) ?? {};
  const row: ReceivableRow = {
    companyId,
    number,
    name,
    open: toDollars(open),
    overdue: toDollars(overdue),
    ages: inDollars(ages),
    credit: toDollars(credit),
  };
  const [lastPayment, lastReminder] = [known.paid.get(companyId), known.reminded.get(companyId)];
  if (oldestDue !== undefined) row.oldestDue = oldestDue;
  if (lastPayment !== undefined) row.lastPayment = lastPayment;
  if (lastReminder !== undefined) row.lastReminder = lastReminder;
  if (noRemindersUntil !== undefined) row.noRemindersUntil = noRemindersUntil;
  return row;
}

/**
 * Companies that owe something or have credit, those with most overdue first by default; all of them unless `page` or `limit`
 * is given. `ages` are sums of all that `q` alone leaves. Throws `forbidden`.
 */
export async function listReceivables(
  actor: Caller,
  { q, age, overdue, sort = USUAL_RECEIVABLE_SORT, ...part }: ReceivablesQuery = {},
  now: Date = new Date(),
): Promise<{ receivables: ReceivableRow[]; total: number; sums: ReceivableSums; ages: Ages }> {
  requirePermission(actor, 'manage-companies');
  const first = READ_FIRST[sort.replace('-', '') as ReceivableColumn];
  const [owed, matching, read] = await Promise.all([
    readOwed(shopDay(now)),
    q ? companiesMatching(q) : undefined,
    first ? readers[first]() : undefined,
  ]);
  const known: Partial<Known> = first ? { [first]: read } : {};
  const found = matching ? owed.filter(({ id }) => matching.has(id)) : owed;
  const place = age === undefined ? -1 : AGES.indexOf(age);
  const late = overdue ? found.filter((row) => row.overdue > 0) : found;
  const aged = place === -1 ? late : late.filter(({ ages }) => (ages[place] ?? 0) > 0);
  const isPaged = part.page !== undefined || part.limit !== undefined;
  const limit = isPaged ? (part.limit ?? PAGE_LIMIT) : aged.length;
  const skip = ((part.page ?? 1) - 1) * limit;
  const shown = sorted(aged, sort, known).slice(skip, skip + limit);
  // So many are read as a whole.
  const ids = shown.length > PAGE_LIMIT * 4 ? undefined : shown.map(({ id }) => new ObjectId(id));
  const [heads, paid, reminded] = await Promise.all([
    known.heads ?? readers.heads(ids),
    known.paid ?? readers.paid(ids),
    known.reminded ?? readers.reminded(ids),
  ]);
  return {
    receivables: shown.map((row) => rowOf(row, { heads, paid, reminded })),
    total: aged.length,
    sums: sumsOf(aged),
    ages: inDollars(agesOf(found)),
  };
}
