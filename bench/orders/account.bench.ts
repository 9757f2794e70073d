import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { CartDocument } from '@/lib/server/platform/db/documents/carts';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
} from '@/lib/server/platform/db/documents/company-accounts';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { measure, report, reportRate } from '../mongo/measure';
import { customer, type Shop, withShop } from './shop';

/**
 * Measures orders on account by the use case of `POST /api/cart/order`, each by a member of a company with a rule that it
 * does not reach, a budget and a credit limit: of many companies, and of one, whose orders take turns. And the statement of a
 * year with a thousand lines.
 */
const CLIENTS = 16;
const ORDERS = 800;
const COMPANIES = 80;
const PER_SECOND = 150;
const STATEMENT_LINES = 1_000;
const STATEMENT_READS = 40;
const STATEMENT_MS = 100;
const PLENTY_CENTS = 9_000_000_000;
const DAY_MS = 86_400_000;

const BILLING = {
  name: '',
  street: '1 Test Street',
  addition: '',
  postalCode: '44113',
  city: 'Cleveland',
  region: 'OH',
  country: 'US',
  phone: '5550100',
};

let opened = 0;

function companyOf(members: readonly Actor[]): CompanyDocument {
  opened += 1;
  const memberIds = members.map(({ userId }) => userId);
  const [owner = new ObjectId()] = memberIds;
  const now = new Date();
  return {
    _id: new ObjectId(),
    number: `CO-${String(opened).padStart(6, '0')}`,
    name: `Company ${opened}`,
    state: 'active',
    revision: 0,
    billing: BILLING,
    poRequired: false,
    groupId: null,
    termsDays: 30,
    creditLimitCents: PLENTY_CENTS,
    rules: [
      {
        id: new ObjectId(),
        name: 'Large orders',
        overCents: PLENTY_CENTS,
        who: 'everyone',
        approvers: 'approvers',
      },
    ],
    budgets: [{ id: new ObjectId(), name: 'Workshop', period: 'month', limitCents: PLENTY_CENTS, memberIds }],
    registeredBy: owner,
    createdAt: now,
    activatedAt: now,
  };
}

/** So many members of so many companies, each with a cart of one line. */
async function openCompanies(
  { db, toolIds }: Shop,
  { companies, orders }: { companies: number; orders: number },
): Promise<Actor[]> {
  const everyone: Actor[] = [];
  for (let number = 0; number < companies; number += 1) {
    const members = Array.from({ length: Math.ceil(orders / companies) }, customer);
    const company = companyOf(members);
    await db.collection<CompanyDocument>('companies').insertOne(company);
    const membership = {
      id: company._id,
      role: 'buyer',
      since: company.createdAt,
      state: 'active',
      groupId: null,
    } as const;
    everyone.push(...members.map((member) => ({ ...member, company: membership })));
  }
  await db.collection<Partial<UserDocument>>('users').insertMany(
    everyone.map(({ userId, name, company }) => ({
      _id: userId,
      name,
      email: `${userId.toHexString()}@example.com`,
      emailVerified: new Date(),
      image: null,
      role: 'customer',
      sessionVersion: 0,
      company: company!,
      createdAt: new Date(),
    })),
  );
  await db.collection<CartDocument>('carts').insertMany(
    everyone.map(({ userId }, place) => ({
      _id: userId,
      version: 1,
      lines: [
        {
          toolId: toolIds[place % toolIds.length]!,
          sku: 'FT',
          name: 'Tool',
          image: '/placeholder.webp',
          quantity: 1,
        },
      ],
      updatedAt: new Date(),
    })),
  );
  return everyone;
}

/** Half invoices, half payments of them. */
async function fillAccount({ db }: Shop, companyId: ObjectId): Promise<void> {
  const receivables: ReceivableDocument[] = [];
  const payments: CompanyPaymentDocument[] = [];
  for (let place = 0; place < STATEMENT_LINES / 2; place += 1) {
    const at = new Date(Date.now() - ((place % 360) + 1) * DAY_MS);
    const _id = new ObjectId();
    const invoiceNumber = `INV-${String(900_000 + place)}`;
    const dueOn = at.toISOString().slice(0, 10);
    receivables.push({
      ...{ _id, companyId, orderNumber: `ORD-B${place}`, invoiceNumber, grossCents: 1_250, openCents: 0 },
      ...{ issuedAt: at, dueAt: at, dueOn, settledAt: at },
    });
    payments.push({
      ...{ _id: new ObjectId(), companyId, method: 'hand', amountCents: 1_250, reference: `B${place}` },
      ...{ receivedOn: dueOn, unappliedCents: 0, reversals: [], createdAt: at },
      allocations: [{ orderId: _id, invoiceNumber, cents: 1_250, at }],
    });
  }
  await db.collection<ReceivableDocument>('receivables').insertMany(receivables);
  await db.collection<CompanyPaymentDocument>('company_payments').insertMany(payments);
}

async function run(shop: Shop): Promise<void> {
  const [{ orderCart }, { getStatement }, { client, openDatabase }] = await Promise.all([
    import('@/lib/server/commerce/cart/order-cart'),
    import('@/lib/server/commerce/account/statement/get-statement'),
    import('@/lib/server/platform/db/client'),
  ]);
  await openDatabase();
  const order = (actor: Actor) =>
    orderCart(
      actor,
      { version: 1, seenDue: 12.5, address: '1 Test Street', phone: '5550100', payBy: 'account' },
      { key: new ObjectId().toHexString() },
    );
  for (const [what, companies, orders, target] of [
    ['orders on account of 80 companies', COMPANIES, ORDERS, PER_SECOND],
    ['the same, all of one company', 1, ORDERS / 4, undefined],
  ] as const) {
    const members = await openCompanies(shop, { companies, orders: Math.ceil(orders * 1.1) });
    const used = process.cpuUsage();
    // Members take turns by company, so that the orders at one moment are of different ones.
    const perCompany = members.length / companies;
    const next = (number: number) =>
      members[(number % companies) * perCompany + Math.floor(number / companies)]!;
    const measured = await measure(CLIENTS, orders, (number) =>
      order(next(number < 0 ? orders - 1 - number : number)),
    );
    const { user, system } = process.cpuUsage(used);
    reportRate(what, measured, target);
    const each = (user + system) / 1_000 / (orders * 1.1);
    report('processor of the store for each', `${each.toFixed(2)} ms`, undefined, true);
  }
  const [reader] = await openCompanies(shop, { companies: 1, orders: 1 });
  const { company } = reader!;
  await fillAccount(shop, company!.id);
  const approver = { company: { ...company!, role: 'approver' as const } };
  const { lines } = await getStatement(approver);
  if (lines.length !== STATEMENT_LINES) throw new Error(`a statement of ${lines.length} lines`);
  const { p50Ms, p99Ms } = await measure(1, STATEMENT_READS, () => getStatement(approver));
  const figure = `median ${p50Ms.toFixed(1)} ms, 99% within ${p99Ms.toFixed(1)} ms`;
  const target = `at most ${STATEMENT_MS} ms`;
  report(`a statement of ${STATEMENT_LINES} lines`, figure, target, p50Ms <= STATEMENT_MS);
  await client().close();
}

await withShop(run);
