import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { addPriceGroup } from '@/lib/server/commerce/prices/edit-price-groups';
import { addPriceList } from '@/lib/server/commerce/prices/edit-price-lists';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { BUDGET_PERIODS, budgetPeriodOf } from '@/lib/shared/companies/budget-period';
import { toCents } from '@/lib/shared/numbers/money';
import { newCompany } from '@/tests/unit/server/commerce/receivables/receivables-world';
import { toolDocument } from '@/tests/unit/server/tool-document';

export const NOW = new Date('2026-11-27T10:00:00Z');
const DAY_MS = 86_400_000;
const PRICES_CENTS = [99, 1_250, 4_999, 50_000];

/** Approvers whom rules can name. */
const APPROVERS = ['lead', 'deputy'] as const;

/** Cents more than what is due: at the edge, beside it and far from it. */
const beside = fc.constantFrom(-100_000, -1, 0, 1, 100_000);

const rule = fc.record({
  over: beside,
  who: fc.constantFrom('everyone' as const, 'requester' as const, 'colleague' as const),
  approvers: fc.oneof(fc.constant('approvers' as const), fc.subarray([...APPROVERS])),
});

/** Who orders what, in which company, under which rules, with what left of a budget and of credit. */
export const situations = fc.record({
  role: fc.constantFrom('buyer' as const, 'buyer' as const, 'approver' as const, 'owner' as const),
  lines: fc.uniqueArray(fc.tuple(fc.nat(PRICES_CENTS.length - 1), fc.integer({ min: 1, max: 20 })), {
    minLength: 1,
    selector: ([place]) => place,
  }),
  payBy: fc.constantFrom('card' as const, 'account' as const),
  standing: fc.constantFrom(...Array(12).fill('active' as const), 'none', 'pending', 'blocked'),
  hasGroup: fc.boolean(),
  termsDays: fc.constantFrom(null, 30, 30, 30, 30),
  rules: fc.array(rule, { maxLength: 3 }),
  budget: fc.option(
    fc.record({
      period: fc.constantFrom(...BUDGET_PERIODS),
      left: beside,
      usedCents: fc.nat(50_000),
      hasRequester: fc.constantFrom(true, true, false),
    }),
  ),
  account: fc.record({
    free: fc.oneof({ weight: 2, arbitrary: fc.constant(100_000) }, beside),
    reservedCents: fc.nat(50_000),
    invoicedCents: fc.integer({ min: 1, max: 50_000 }),
    creditCents: fc.nat(20_000),
  }),
  /** Since an invoice was due: none, or one within the days of grace, or after them. */
  overdueDays: fc.constantFrom(null, null, null, 13, 16),
});
export type Situation = typeof situations extends fc.Arbitrary<infer Value> ? Value : never;

export type PreviewShop = { toolIds: ObjectId[]; groupId: ObjectId };

/** A few tools, and a group that pays less for each. */
export async function openShop(admin: Actor): Promise<PreviewShop> {
  const tools = PRICES_CENTS.map((priceCents) => toolDocument({ priceCents, quantity: 1_000_000 }));
  await (await collection('tools')).insertMany(tools);
  const { insertedId: groupId } = await addPriceGroup(admin, { name: 'Fitters' });
  const rules = tools.map(({ sku }) => ({ sku, tiers: [{ from: 1, percent: 3.33 }] }));
  await addPriceList(admin, { name: 'Fitters', priority: 0, for: { groupId }, rules });
  return { toolIds: tools.map(({ _id }) => _id), groupId: new ObjectId(groupId) };
}

type Role = Situation['role'];
type Opened = { actor: Actor; others: Actor[] };

function person(name: string, company: Actor['company']): Actor {
  const userId = new ObjectId();
  return {
    ...{ userId, name, email: `${userId.toHexString()}@example.com`, image: null, role: 'customer' },
    ...{ emailVerified: true, sessionId: '', sessionVersion: 0, secondFactor: false },
    ...(company ? { company } : {}),
    priceGroupId: companyOf({ company })?.groupId ?? undefined,
  };
}

async function storeAccounts(people: readonly Actor[]): Promise<void> {
  await (await collection('users')).insertMany(
    people.map(({ userId, name, email, company }) => ({
      ...{ _id: userId, name, email, emailVerified: NOW, image: null, role: 'customer', sessionVersion: 0 },
      ...(company ? { company } : {}),
      createdAt: NOW,
    })) as UserDocument[],
  );
}

async function fillCart(actor: Actor, lines: Situation['lines'], { toolIds }: PreviewShop): Promise<void> {
  const stored = lines.map(([place, quantity]) => {
    return { toolId: toolIds[place] as ObjectId, sku: 'FT', name: 'Tool', image: '/tools/a.webp', quantity };
  });
  await (await collection('carts')).insertOne({
    ...{ _id: actor.userId, version: 1, lines: stored, updatedAt: NOW },
  });
}

async function openAccount(companyId: ObjectId, { account, overdueDays }: Situation): Promise<void> {
  const { reservedCents, invoicedCents, creditCents } = account;
  const figures = { _id: companyId, reservedCents, invoicedCents, creditCents, lines: 0 };
  await (await collection('company_accounts')).insertOne(figures);
  if (overdueDays === null) return;
  const dueAt = new Date(NOW.getTime() - overdueDays * DAY_MS);
  await (await collection('receivables')).insertOne({
    ...{ _id: `INV-${companyId.toHexString()}`, orderId: new ObjectId(), companyId, orderNumber: 'ORD-1' },
    ...{ openCents: invoicedCents, grossCents: invoicedCents },
    ...{ issuedAt: NOW, dueAt, dueOn: dueAt.toISOString().slice(0, 10) },
  } as ReceivableDocument);
}

/** Makes it so. Returns who orders, with a filled cart, and the other members of their company. */
export async function open(situation: Situation, shop: PreviewShop): Promise<Opened> {
  const { role, lines, standing, hasGroup, termsDays, budget, account } = situation;
  const companyId = new ObjectId();
  const groupId = hasGroup ? shop.groupId : null;
  const member = (name: string, as: Role) => {
    if (standing === 'none') return person(name, undefined);
    return person(name, { id: companyId, role: as, since: NOW, state: standing, groupId });
  };
  const [actor, lead, deputy, owner, colleague] = [
    member('Requester', role),
    member('Lead', 'approver'),
    member('Deputy', 'approver'),
    member('Owner', 'owner'),
    member('Colleague', 'buyer'),
  ];
  const others = [colleague, lead, deputy, owner];
  await storeAccounts([actor, ...others]);
  await fillCart(actor, lines, shop);
  if (standing === 'none') return { actor, others };
  const dueCents = toCents((await getCart(buyerOf(actor))).due);
  const besideDue = (cents: number) => Math.max(0, dueCents + cents);
  const named = { lead: lead.userId, deputy: deputy.userId };
  const budgetId = new ObjectId();
  const company: Partial<CompanyDocument> = {
    ...{ _id: companyId, state: standing, termsDays, groupId },
    creditLimitCents: Math.max(
      0,
      besideDue(account.free) + account.reservedCents + account.invoicedCents - account.creditCents,
    ),
    rules: situation.rules.map(({ over, who, approvers }, place) => ({
      ...{ id: new ObjectId(), name: `Rule ${place}`, overCents: besideDue(over) },
      who: who === 'everyone' ? who : [who === 'requester' ? actor.userId : colleague.userId],
      approvers: approvers === 'approvers' ? approvers : approvers.map((name) => named[name]),
    })),
    budgets: budget
      ? [
          {
            ...{ id: budgetId, name: 'Workshop', period: budget.period },
            limitCents: Math.max(0, dueCents + budget.left + budget.usedCents),
            memberIds: [budget.hasRequester ? actor.userId : colleague.userId],
          },
        ]
      : [],
  };
  await newCompany(company);
  await openAccount(companyId, situation);
  if (budget) {
    const period = budgetPeriodOf(budget.period, NOW, 'UTC');
    const key = { _id: `${budgetId.toHexString()} ${period}`, companyId, budgetId, period };
    await (await collection('budget_periods')).insertOne({ ...key, usedCents: budget.usedCents });
  }
  return { actor, others };
}
