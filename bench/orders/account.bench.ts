import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { CartDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
} from '@/lib/server/platform/db/documents/receivables';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { type Measured, measure, report, reportRate } from '../measure';
import { customer, type Shop, withShop } from './shop';

/**
 * Measures orders on account by the use case of `POST /api/cart/order`, each by a member of a company with a rule that it
 * does not reach, a budget and a credit limit: of many companies, in turn with orders by card as `place` measures them, so that a
 * machine that is busy for a while is busy for both; and of one company, whose orders take turns. And the statement of a year
 * with a thousand lines.
 */
const CLIENTS = 16;
const ROUNDS = 5;
const ORDERS = 320;
const COMPANIES = 80;
/** 150/s where orders by card have 288/s. */
const SHARE_OF_CARD = 0.52;
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
      ...{ _id: invoiceNumber, orderId: _id, companyId, orderNumber: `ORD-B${place}` },
      ...{ grossCents: 1_250, openCents: 0 },
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

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Cost = Measured & { processorMs: number };

async function costOf(orders: number, order: (number: number) => Promise<unknown>): Promise<Cost> {
  const used = process.cpuUsage();
  const measured = await measure(CLIENTS, orders, (number) =>
    order(number < 0 ? orders - 1 - number : number),
  );
  const { user, system } = process.cpuUsage(used);
  return { ...measured, processorMs: (user + system) / 1_000 / (orders * 1.1) };
}

async function run(shop: Shop): Promise<void> {
  const [{ orderCart }, { placeSingleOrder }, { getStatement }, { client, openDatabase }] = await Promise.all(
    [
      import('@/lib/server/commerce/cart/order-cart'),
      import('@/lib/server/commerce/orders/place/place-single-order'),
      import('@/lib/server/commerce/receivables/statement/get-statement'),
      import('@/lib/server/platform/db/client'),
    ],
  );
  await openDatabase();
  const delivery = { address: '1 Test Street', phone: '5550100' };
  const order = (actor: Actor) =>
    orderCart(
      actor,
      { version: 1, seenDue: 12.5, ...delivery, payBy: 'account' },
      { key: new ObjectId().toHexString() },
    );
  const byCard = (number: number) =>
    placeSingleOrder(
      customer(),
      { toolId: shop.toolIds.at(number % shop.toolIds.length)!.toHexString(), orderQuantity: 1, ...delivery },
      { idempotency: { key: new ObjectId().toHexString(), fingerprint: 'bench' } },
    );
  const onAccount = async (companies: number, orders: number) => {
    const members = await openCompanies(shop, { companies, orders: Math.ceil(orders * 1.1) });
    // Members take turns by company, so that the orders at one moment are of different ones.
    const perCompany = members.length / companies;
    return costOf(orders, (number) =>
      order(members[(number % companies) * perCompany + Math.floor(number / companies)]!),
    );
  };
  const rounds: { card: Cost; account: Cost }[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const costs = { card: await costOf(ORDERS, byCard), account: await onAccount(COMPANIES, ORDERS) };
    if (round > 0) rounds.push(costs);
  }
  for (const way of ['card', 'account'] as const) {
    const costs = rounds.map((round) => round[way]);
    const perSecond = median(costs.map((cost) => cost.perSecond));
    reportRate(`orders by ${way}`, { ...costs[0]!, perSecond });
    const processor = `${median(costs.map(({ processorMs }) => processorMs)).toFixed(2)} ms`;
    report('processor of the store for each', processor, undefined, true);
  }
  const ratios = rounds.map(({ card, account }) => account.perSecond / card.perSecond);
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const share = median(ratios);
  const least = `at least ${SHARE_OF_CARD}`;
  report('account : card', `${share.toFixed(2)} (${spread})`, least, share >= SHARE_OF_CARD);
  reportRate('orders on account, all of one company', await onAccount(1, ORDERS / 2));
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
