import {
  type CustomerFigures,
  findBuyerOf,
  NO_FIGURES,
  readCustomerFigures,
} from '@/lib/server/commerce/orders/read/buyer-figures';
import type { Actor } from '@/lib/server/identity/actor';
import { listCustomerNames, readAccounts } from '@/lib/server/identity/users/list-users';
import type { CustomersQuery, CustomersSort } from '@/lib/shared/customers/customer.schema';
import type { UserRow } from '@/lib/shared/customers/user.schema';
import { toDollars } from '@/lib/shared/numbers/money';

export type CustomerRow = UserRow & { orders: number; revenue: number; open: number; lastOrderAt?: string };

type Measure = (figures: CustomerFigures) => number;

const MEASURES: Record<Exclude<CustomersSort, 'name' | '-name'>, readonly [Measure, 1 | -1]> = {
  orders: [({ orders }) => orders, 1],
  '-orders': [({ orders }) => orders, -1],
  revenue: [({ revenueCents }) => revenueCents, 1],
  '-revenue': [({ revenueCents }) => revenueCents, -1],
  open: [({ open }) => open, 1],
  '-open': [({ open }) => open, -1],
  last: [({ lastOrderAt }) => lastOrderAt?.getTime() ?? 0, 1],
  '-last': [({ lastOrderAt }) => lastOrderAt?.getTime() ?? 0, -1],
};

/** Stable: what is equal stays in the order of names. Pure. */
export function sortCustomers<Row extends { figures: CustomerFigures }>(
  rows: readonly Row[],
  sort: CustomersSort,
): Row[] {
  if (sort === 'name') return [...rows];
  if (sort === '-name') return rows.toReversed();
  const [measure, direction] = MEASURES[sort];
  return rows.toSorted((one, other) => direction * (measure(one.figures) - measure(other.figures)));
}

function rowOf(user: UserRow, { orders, revenueCents, open, lastOrderAt }: CustomerFigures): CustomerRow {
  const last = lastOrderAt ? { lastOrderAt: lastOrderAt.toISOString() } : {};
  return { ...user, orders, revenue: toDollars(revenueCents), open, ...last };
}

/**
 * Customers with what their orders come to, those who ordered last first unless the query has another order. A search also
 * finds the buyer of the order with that number. Throws `forbidden`.
 */
export async function listCustomers(
  actor: Actor,
  query: Omit<CustomersQuery, 'page'>,
  part: { page: number; limit: number },
): Promise<{ customers: CustomerRow[]; total: number }> {
  const { q = '', open, sort = '-last' } = query;
  const buyerId = q === '' ? null : await findBuyerOf(actor, q);
  const [names, figures] = await Promise.all([
    listCustomerNames(actor, q, buyerId),
    readCustomerFigures(actor),
  ]);
  const all = names.map(({ id }) => ({ id, figures: figures.get(id.toHexString()) ?? NO_FIGURES }));
  const chosen = open ? all.filter((row) => row.figures.open > 0) : all;
  const from = (part.page - 1) * part.limit;
  const shown = sortCustomers(chosen, sort).slice(from, from + part.limit);
  const ids = shown.map(({ id }) => id);
  const accounts = await readAccounts(actor, ids);
  return {
    customers: accounts.map((user) => rowOf(user, figures.get(user._id) ?? NO_FIGURES)),
    total: chosen.length,
  };
}
