import type { Db } from 'mongodb';
import { shop } from '#shop';
import type {
  CompanyBudget,
  CompanyDocument,
  CompanyRule,
} from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import type {
  BudgetLedgerDocument,
  BudgetPeriodDocument,
  RequisitionDocument,
  RequisitionNeed,
} from '@/lib/server/platform/db/documents/requisitions';
import { budgetPeriodOf } from '@/lib/shared/companies/budget-period';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { SEED_TOOLS } from '../seed-data/all-tools';
import { BUYING_COMPANIES } from '../seed-data/demo/buying-companies';
import { REQUISITIONS, type SeedRequisition } from '../seed-data/demo/requisitions';
import { nameIn } from './catalogue-language';
import { insertMissing } from './insert-missing';
import { companyId } from './seed-companies';
import { seedId, seedToolId, seedUserId } from './seed-documents';
import { groupPriceOf } from './seed-prices';

const DAY_MS = 24 * 3_600_000;
const OPEN_DAYS = 14;
const PEOPLE = { requester: 'fitter@example.com', approver: 'foreman@example.com' };
const OVER_CENTS = 50_000;
/** The demo's fitter has used about this much of the budget. */
const USED_SHARE = 0.92;
const LIMIT_STEP_CENTS = 10_000;
const LIMIT_MIN_CENTS = 100_000;

const timeZone = () => process.env.STORE_TIME_ZONE || shop.timeZone;
const daysAgo = (days: number, now: Date) => new Date(now.getTime() - days * DAY_MS);

const [COMPANY] = BUYING_COMPANIES.filter(({ members }) =>
  members.some(({ email }) => email === PEOPLE.requester),
);

const RULE: CompanyRule = {
  id: seedId('rule:larger-orders'),
  name: 'Larger orders',
  overCents: OVER_CENTS,
  who: 'everyone',
  approvers: 'approvers',
};

function personOf(email: string) {
  const person = COMPANY?.members.find((member) => member.email === email);
  if (!person) throw new Error(`the demo has no ${email}`);
  return { ...person, userId: seedUserId(email) };
}

function lineOf(line: SeedRequisition['lines'][number], at: Date): OrderLine {
  const tool = SEED_TOOLS.find(({ slug }) => slug === line.toolSlug);
  if (!tool) throw new Error(`a requisition of the demo names an unknown tool: ${line.toolSlug}`);
  const quantity = tool.moq * line.packs;
  const receipt = groupPriceOf(tool, quantity, { group: COMPANY?.group, at });
  const { sku, image } = tool;
  const name = nameIn(tool, LANGUAGES.default);
  return {
    ...{ toolId: seedToolId(line.toolSlug), sku, name, image, quantity },
    ...{ unitPriceCents: receipt.unitPriceCents, receipt },
    ...(line.reference ? { reference: line.reference } : {}),
    shippedUnits: 0,
  };
}

/** Returns what the rules require; a smaller order was more than what is left of the budget. */
function needsOf(
  number: string,
  dueCents: number,
  budget: { leftCents: number; period: string },
): RequisitionNeed[] {
  const id = (code: string) => seedId(`need:${number}:${code}`);
  const { name, overCents } = RULE;
  const needs: RequisitionNeed[] =
    dueCents > OVER_CENTS ? [{ id: id('rule'), code: 'rule', name, overCents, approvers: 'approvers' }] : [];
  if (needs.length > 0 && dueCents <= budget.leftCents) return needs;
  return [
    ...needs,
    { id: id('budget'), code: 'over-budget', name: 'Workshop', ...budget, approvers: 'approvers' },
  ];
}

function requisitionOf(
  seed: SeedRequisition,
  {
    budget,
    now,
    _id: company,
  }: { budget: { leftCents: number; period: string }; now: Date; _id: CompanyDocument['_id'] },
): RequisitionDocument {
  const { number, state, poNumber, note, reason } = seed;
  const [requester, approver] = [personOf(PEOPLE.requester), personOf(PEOPLE.approver)];
  const submittedAt = daysAgo(seed.submitted, now);
  const lines = seed.lines.map((line) => lineOf(line, now));
  const { goodsCents, totalCents: dueCents } = totalsOf(lines);
  const by = state === 'rejected' ? approver : requester;
  const isEnded = state === 'rejected' || state === 'withdrawn';
  return {
    ...{ _id: seedId(`requisition:${number}`), number, companyId: company },
    ...{ requesterId: requester.userId, requesterName: requester.name, source: 'cart' },
    ...{ lines, lineCount: lines.length, units: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    ...{ goodsCents, dueCents, address: requester.address, phone: requester.phone, poNumber },
    ...(note ? { note } : {}),
    ...{ payBy: 'account', language: 'en', state: isEnded ? state : 'submitted' },
    submittedAt,
    expiresAt: new Date(submittedAt.getTime() + OPEN_DAYS * DAY_MS),
    needs: needsOf(number, dueCents, budget),
    ...(isEnded
      ? { endedAt: new Date(submittedAt.getTime() + DAY_MS), endedBy: { userId: by.userId, name: by.name } }
      : {}),
    ...(reason ? { reason } : {}),
    idempotency: { key: `demo:${number}`, fingerprint: 'demo' },
  };
}

/** The requisition that one of the fitter's orders was placed from. */
function orderedFrom(order: OrderDocument): RequisitionDocument {
  const { _id: orderId, companyId: company, lines, lineCount, units, totals, placedAt, poNumber } = order;
  const { address, phone, buyerId, buyerName, language } = order;
  const number = 'REQ-8B5G1S';
  const approver = personOf(PEOPLE.approver);
  const approval = { userId: approver.userId, name: approver.name, at: placedAt };
  const { name } = RULE;
  if (!company) throw new Error(`the demo's order ${order.number} is of no company`);
  return {
    ...{ _id: seedId(`requisition:${number}`), number, companyId: company },
    ...{ requesterId: buyerId, requesterName: buyerName, source: 'cart', lines, lineCount, units },
    ...{ goodsCents: totals.goodsCents, dueCents: totals.totalCents, address, phone },
    ...(poNumber ? { poNumber } : {}),
    ...{ payBy: order.payBy ?? 'card', language, state: 'ordered' },
    submittedAt: daysAgo(1, placedAt),
    expiresAt: new Date(placedAt.getTime() + OPEN_DAYS * DAY_MS),
    needs: [
      {
        id: seedId(`need:${number}`),
        code: 'rule',
        name,
        overCents: OVER_CENTS,
        approvers: 'approvers',
        yes: approval,
      },
    ],
    endedAt: placedAt,
    orderId,
    idempotency: { key: `demo:${number}`, fingerprint: 'demo' },
  };
}

type Charged = { ledger: BudgetLedgerDocument[]; usedCents: number; budget: CompanyBudget; period: string };

/** The fitter's orders of this month, charged to a budget that they have nearly used. */
function chargedOf(orders: readonly OrderDocument[], company: CompanyDocument['_id'], now: Date): Charged {
  const period = budgetPeriodOf('month', now, timeZone());
  const charged = orders.filter(
    ({ placedAt, endedAt }) => !endedAt && budgetPeriodOf('month', placedAt, timeZone()) === period,
  );
  const usedCents = charged.reduce((sum, { totals }) => sum + totals.totalCents, 0);
  const limitCents = Math.max(
    LIMIT_MIN_CENTS,
    Math.ceil(usedCents / USED_SHARE / LIMIT_STEP_CENTS) * LIMIT_STEP_CENTS,
  );
  const budgetId = seedId('budget:workshop');
  let usedAfterCents = 0;
  const ledger = charged.map(({ _id: orderId, totals, placedAt, buyerId }): BudgetLedgerDocument => {
    usedAfterCents += totals.totalCents;
    return {
      ...{
        _id: seedId(`budget-line:${orderId.toHexString()}`),
        companyId: company,
        budgetId,
        period,
        orderId,
      },
      ...{ reason: 'order-placed', part: 0, cents: totals.totalCents, usedAfterCents, limitCents },
      ...{ over: false, at: placedAt, actorId: buyerId },
    };
  });
  const memberIds = [seedUserId(PEOPLE.requester)];
  return {
    ledger,
    usedCents,
    period,
    budget: { id: budgetId, name: 'Workshop', period: 'month', limitCents, memberIds },
  };
}

/** Rules, a budget that is nearly used, and requisitions in every state. Can be repeated until it is complete. */
export async function seedApprovals(db: Db, now: Date): Promise<void> {
  if (!COMPANY) throw new Error('the demo has no company with a fitter');
  const company = companyId(COMPANY);
  const orders = await db
    .collection<OrderDocument>('orders')
    .find({ companyId: company, buyerId: seedUserId(PEOPLE.requester) })
    .sort({ placedAt: 1, _id: 1 })
    .toArray();
  const { ledger, usedCents, budget, period } = chargedOf(orders, company, now);
  const left = { leftCents: Math.max(0, budget.limitCents - usedCents), period };
  const key = { companyId: company, budgetId: budget.id, period };
  const periodDocument: BudgetPeriodDocument = {
    _id: `${budget.id.toHexString()} ${period}`,
    ...key,
    usedCents,
  };
  if (ledger.length > 0) {
    await insertMissing(db.collection('budget_ledger'), ledger);
    await insertMissing(db.collection('budget_periods'), [periodDocument]);
  }
  const requisitions = REQUISITIONS.map((seed) => requisitionOf(seed, { budget: left, now, _id: company }));
  const ordered = orders.findLast(({ endedAt }) => !endedAt);
  await insertMissing(db.collection('requisitions'), [
    ...requisitions,
    ...(ordered ? [orderedFrom(ordered)] : []),
  ]);
  if (ordered) {
    const requisitionId = orderedFrom(ordered)._id;
    await db.collection('orders').updateOne({ _id: ordered._id }, { $set: { requisitionId } });
  }
  await db
    .collection('companies')
    .updateOne({ _id: company }, { $set: { rules: [RULE], budgets: [budget] } });
}
