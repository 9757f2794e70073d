import { type ClientSession, ObjectId } from 'mongodb';
import { z } from 'zod';
import { removeAddressesOf } from '@/lib/server/commerce/addresses/get-addresses';
import { defaultPlaceOf, setDefaultPlace } from '@/lib/server/commerce/addresses/save-address';
import { isNumberTaken } from '@/lib/server/commerce/companies/add/customer-number';
import { setNumber } from '@/lib/server/commerce/customers/change-customer';
import { type Groups, groupsByName, moveToGroup } from '@/lib/server/commerce/prices/find-price-groups';
import { type RowsContext, refusedFor, refusedRow } from '@/lib/server/commerce/tools/rows/rows';
import type { UndoneRow } from '@/lib/server/commerce/tools/rows/undo-tool-rows';
import { openAccount, removeUnused } from '@/lib/server/identity/accounts/open-account';
import { ownerOf } from '@/lib/server/identity/owner';
import type { Identity } from '@/lib/server/identity/users/identity';
import { changeDetails, findAccounts, findAccountsById } from '@/lib/server/identity/users/imported-accounts';
import { env } from '@/lib/server/platform/config/env';
import { Overtaken } from '@/lib/server/platform/db/database-errors';
import type { ImportOutcome, ImportRow } from '@/lib/server/platform/db/documents/imports';
import { judge } from '@/lib/server/platform/http/field-issues';
import { findCountry } from '@/lib/shared/addresses/find-country';
import { contactEmailSchema } from '@/lib/shared/calls/fields.schema';
import type { IssueCode } from '@/lib/shared/messages/messages';
import { cellsOf, type Kind, type Layout, textOf } from './kind';
import { type Customer, NOBODY, planCustomer } from './plan-customer';

const emailSchema = z.object({ email: contactEmailSchema });
/** The data that takes a row back. */
type CustomerBack = { userId: string; made?: true; before: Customer; after: Customer };

async function customerOf(user: Identity, groups: Groups, session?: ClientSession): Promise<Customer> {
  return {
    name: user.name,
    customerNumber: user.customerNumber ?? '',
    phone: user.phone ?? '',
    group: (user.priceGroupId && groups.withId(user.priceGroupId)?.name) ?? '',
    place: await defaultPlaceOf(ownerOf({ userId: user._id }), session),
  };
}

/** Says what is wrong with the customer number that a row gives; null where nothing is. */
async function numberFault(
  user: Identity | undefined,
  { before, after }: { before: Customer; after: Customer },
  { given, session }: Pick<Run, 'given' | 'session'>,
): Promise<IssueCode | null> {
  const { customerNumber } = after;
  if (customerNumber === before.customerNumber || customerNumber === '') return null;
  if (user?.company) return 'customer-number-of-company';
  if (given.has(customerNumber)) return 'customer-number-used';
  given.add(customerNumber);
  return (await isNumberTaken(customerNumber, user?._id, session)) ? 'customer-number-used' : null;
}

/** Makes a customer what it is to be; returns false where its group was deleted meanwhile. */
async function change(
  user: Identity,
  { before, after, groups }: { before: Customer; after: Customer; groups: Groups },
  { by, now }: Pick<RowsContext, 'by' | 'now'>,
  session: ClientSession,
): Promise<boolean> {
  const { name, customerNumber, phone, group, place } = after;
  if (group !== before.group) {
    const [from, to] = [
      groups.named(before.group) ?? null,
      group === '' ? null : (groups.named(group) ?? null),
    ];
    if ((group !== '' && !to) || !(await moveToGroup(user._id, { from, to, by }, session))) return false;
  }
  const details = { ...(name === before.name ? {} : { name }), ...(phone === before.phone ? {} : { phone }) };
  await changeDetails(user, details, by, session);
  if (customerNumber !== before.customerNumber) await setNumber(user, customerNumber, by, session);
  if (JSON.stringify(place) !== JSON.stringify(before.place))
    await setDefaultPlace(ownerOf({ userId: user._id }), place, { name, phone, now }, session);
  return true;
}

function shown({ place, ...rest }: Customer, like: Customer): Record<string, unknown> {
  const flat = { ...rest, ...place };
  const other: Record<string, unknown> = { ...like, ...like.place, place: undefined };
  return Object.fromEntries(Object.entries(flat).filter(([field, value]) => value !== (other[field] ?? '')));
}

type Run = {
  layout: Layout;
  context: RowsContext;
  groups: Groups;
  /** Customer numbers that rows before have given. */
  given: Set<string>;
  session?: ClientSession | undefined;
};

async function applyRow(
  { row, value }: ImportRow,
  known: ReadonlyMap<string, Identity>,
  run: Run,
): Promise<ImportOutcome> {
  const { layout, context, groups, session } = run;
  const cells = new Map(cellsOf(value, layout));
  const country = cells.get('country');
  if (country) cells.set('country', findCountry(country) ?? country);
  const typed = (cells.get('email') ?? '').toLowerCase();
  const user = known.get(typed);
  if (user && user.role !== 'customer') return refusedFor({ row }, 'email', 'not-a-customer');
  const judged = user ? { value: { email: typed } } : judge(emailSchema, { email: typed });
  if (judged.issues) return refusedRow({ row }, judged.issues);
  const before = user ? await customerOf(user, groups, session) : NOBODY;
  const planned = planCustomer(cells, before, groups);
  if (planned.issues) return refusedRow({ row }, planned.issues);
  const { after } = planned;
  const fault = await numberFault(user, { before, after }, run);
  if (fault) return refusedFor({ row }, 'customerNumber', fault);
  if (user && JSON.stringify(after) === JSON.stringify(before)) return { row, outcome: 'same' };
  let userId = user?._id;
  if (session) {
    const invite = layout.isInviting ? env().CONTACT_LANGUAGE : undefined;
    const { email } = judged.value;
    const opened =
      user ?? (await openAccount({ email, ...after }, { by: context.by, now: context.now, invite }, session));
    userId = opened._id;
    const from = user ? before : { ...NOBODY, name: after.name, phone: after.phone };
    if (!(await change(opened, { before: from, after, groups }, context, session)))
      throw new Overtaken('the price group is gone');
  }
  const back: CustomerBack = {
    userId: (userId ?? new ObjectId()).toHexString(),
    ...(user ? {} : { made: true as const }),
    ...{ before, after },
  };
  return {
    row,
    outcome: user ? 'changed' : 'created',
    ...(userId ? { userId: userId.toHexString() } : {}),
    before: shown(before, after),
    after: shown(after, before),
    back,
  };
}

async function undoRow(
  { row, back }: ImportOutcome,
  {
    groups,
    context,
    session,
  }: { groups: Groups; context: Pick<RowsContext, 'by' | 'now'>; session: ClientSession },
  users: ReadonlyMap<string, Identity>,
): Promise<UndoneRow> {
  const { userId, made, ...sides } = back as CustomerBack;
  // An import of an earlier release knows no customer numbers.
  const [before, after] = [
    { ...NOBODY, ...sides.before },
    { ...NOBODY, ...sides.after },
  ];
  const user = users.get(userId);
  if (!user) return { row, kept: 'gone' };
  if (user.role !== 'customer') return { row, kept: 'edited-meanwhile' };
  const now = await customerOf(user, groups, session);
  if (JSON.stringify(now) !== JSON.stringify(after)) return { row, kept: 'edited-meanwhile' };
  if (made) {
    if (!(await removeUnused(user._id, context.by, session))) return { row, kept: 'edited-meanwhile' };
    await removeAddressesOf(ownerOf({ userId: user._id }), session);
    return { row };
  }
  if (await numberFault(user, { before: after, after: before }, { given: new Set(), session }))
    return { row, kept: 'edited-meanwhile' };
  const isBack = await change(user, { before: after, after: before, groups }, context, session);
  return isBack ? { row } : { row, kept: 'edited-meanwhile' };
}

/** Customers: their accounts by e-mail, with customer number, price group, phone and default address. */
export const customersKind: Kind = {
  keyOf: (value, layout) => textOf(value, 'email', layout).toLowerCase() || null,
  async apply(rows, layout, context, session) {
    const imagined = (context.additions ?? []).filter(({ create }) => create === 'group');
    const groups = await groupsByName(imagined.map(({ id: _id, name }) => ({ _id, name })));
    const emails = rows.map(({ value }) => textOf(value, 'email', layout).toLowerCase());
    const known = new Map((await findAccounts(emails, session)).map((user) => [user.email, user]));
    const given = new Set<string>();
    const outcomes: ImportOutcome[] = [];
    // One after the other: a transaction is one conversation.
    for (const row of rows)
      outcomes.push(await applyRow(row, known, { layout, context, groups, given, session }));
    return outcomes;
  },
  async undo(outcomes, context, session) {
    const changed = outcomes.filter(({ back }) => back !== undefined);
    const groups = await groupsByName();
    const ids = changed.map(({ back }) => new ObjectId((back as CustomerBack).userId));
    const users = new Map(
      (await findAccountsById(ids, session)).map((user) => [user._id.toHexString(), user]),
    );
    const undone: UndoneRow[] = [];
    for (const outcome of changed) undone.push(await undoRow(outcome, { groups, context, session }, users));
    return undone;
  },
};
