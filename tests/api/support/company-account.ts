import { ObjectId } from 'mongodb';
import { activeCompany, type TestCompany } from '@/tests/support/companies';
import type { CallResponse, Person } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { stored } from './database';

type Terms = { termsDays?: number | null; creditLimitCents?: number };

export async function setTerms({ id }: Pick<TestCompany, 'id'>, terms: Terms): Promise<void> {
  await stored('companies').updateOne({ _id: new ObjectId(id) }, { $set: terms });
}

/** An active company that orders on account. */
export async function companyOnAccount(terms: Terms = {}): Promise<TestCompany> {
  const company = await activeCompany();
  await setTerms(company, { termsDays: 30, creditLimitCents: 100_000_00, ...terms });
  return company;
}

/** Makes customers buyers of a company without invitations. */
export async function makeBuyers({ id }: Pick<TestCompany, 'id'>, people: readonly Person[]): Promise<void> {
  await stored('users').updateMany(
    { email: { $in: people.map(({ email }) => email) } },
    {
      $set: {
        company: { id: new ObjectId(id), role: 'buyer', state: 'active', groupId: null, since: new Date() },
      },
    },
  );
}

type CartOrder = { toolId: string; quantity?: number } & Record<string, unknown>;

/** Puts a tool into a person's cart. Returns the body of its order. */
export async function fillCart(
  person: Person,
  { toolId, quantity = 10, ...more }: CartOrder,
): Promise<object> {
  const cart = await person.call('PATCH', '/api/cart', { ops: [{ op: 'set', toolId, quantity }] });
  const { version, due } = cart.body;
  return { version, seenDue: due, address: '1 Test Street', phone: '5550100', payBy: 'account', ...more };
}

export async function orderOnAccount(person: Person, order: CartOrder): Promise<CallResponse> {
  const body = await fillCart(person, order);
  return person.call('POST', '/api/cart/order', body, { 'idempotency-key': unique('key-') });
}

/** Returns the id of an order on account that was placed. */
export async function placedOnAccount(person: Person, order: CartOrder): Promise<string> {
  const placed = await orderOnAccount(person, order);
  if (placed.status !== 201) throw new Error(`not placed: ${JSON.stringify(placed.body)}`);
  return placed.body.insertedId;
}

export async function accountOf({ id }: Pick<TestCompany, 'id'>) {
  const _id = new ObjectId(id);
  const [account, ledger] = await Promise.all([
    stored('company_accounts').findOne({ _id }),
    stored('account_ledger').find({ companyId: _id }).sort({ line: 1 }).toArray(),
  ]);
  const figures = {
    reserved: account?.reservedCents,
    invoiced: account?.invoicedCents,
    credit: account?.creditCents,
  };
  return { ...figures, ledger };
}
