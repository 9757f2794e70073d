import type { ObjectId } from 'mongodb';
import type { CartDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { StockLedgerDocument } from '@/lib/server/platform/db/documents/tools';
import { APPROVAL_CHECKS } from '../checks/approval-checks';
import { RECEIVABLE_CHECKS } from '../checks/receivable-checks';
import type { Snapshot } from '../checks/snapshot';
import type { CallResult } from '../stack/http-call';
import type { Person } from '../stack/people';

/** One intention to order, and what it was answered. */
export type CompanyBuying = { buyer: Person; dueCents: number; isInBudget: boolean; answers: CallResult[] };

export type CompanyRaceFacts = {
  companyId: ObjectId;
  limits: { creditCents: number; budgetCents: number; budgetId: ObjectId };
  buyings: CompanyBuying[];
  orders: OrderDocument[];
  stock: Pick<StockLedgerDocument, 'orderId' | 'change'>[];
  carts: Pick<CartDocument, '_id' | 'lines'>[];
  snapshot: Pick<Snapshot, 'orders' | 'invoices' | 'account' | 'approvals'>;
};

/** Returns the rest of credit and budget after the race; less than 0 where they were passed. */
function leftOf({ companyId, limits, snapshot: { account, approvals } }: CompanyRaceFacts) {
  const figures = account.accounts.find(({ _id }) => _id.equals(companyId));
  const { reservedCents = 0, invoicedCents = 0, creditCents = 0 } = figures ?? {};
  const period = approvals.periods.find(({ budgetId }) => budgetId.equals(limits.budgetId));
  return {
    credit: limits.creditCents + creditCents - reservedCents - invoicedCents,
    budget: limits.budgetCents - (period?.usedCents ?? 0),
  };
}

/** An order is in its company's ledger, in its budget's and in that of the stock, with what it costs and takes. */
function judgeOrder(order: OrderDocument, { buyings, stock, snapshot }: CompanyRaceFacts): string[] {
  const { _id, number, buyerId, totals, units } = order;
  const buying = buyings.find(({ buyer }) => buyer.id === buyerId.toHexString());
  const placed = snapshot.account.ledger.filter(({ ref }) => ref.equals(_id));
  const charged = snapshot.approvals.ledger.filter(({ orderId }) => orderId.equals(_id));
  const taken = stock.filter(({ orderId }) => orderId?.equals(_id));
  const isWhole =
    placed.length === 1 &&
    placed[0]?.change.reserved === totals.totalCents &&
    charged.length === (buying?.isInBudget ? 1 : 0) &&
    charged.every(({ cents }) => cents === totals.totalCents) &&
    taken.length === 1 &&
    taken[0]?.change === -units &&
    totals.totalCents === buying?.dueCents;
  return isWhole ? [] : [`${number} was placed by half`];
}

/** The rest only ever becomes less: whoever was refused does not fit in the end either. */
function isExplained({ body }: CallResult, { dueCents, isInBudget }: CompanyBuying, facts: CompanyRaceFacts) {
  const left = leftOf(facts);
  if (body?.code === 'credit-exceeded') return dueCents > left.credit;
  return body?.code === 'approval-required' && isInBudget && dueCents > left.budget;
}

function judgeBuying(buying: CompanyBuying, facts: CompanyRaceFacts): string[] {
  const { buyer, answers } = buying;
  const own = facts.orders.filter(({ buyerId }) => buyerId.toHexString() === buyer.id);
  const acknowledged = new Set(
    answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => (body as { insertedId: string }).insertedId),
  );
  const violations: string[] = [];
  if (own.length > 1) violations.push(`${buyer.name} has ${own.length} orders by one intention`);
  if (acknowledged.size !== own.length || own.some(({ _id }) => !acknowledged.has(_id.toHexString())))
    violations.push(`${buyer.name} got ${acknowledged.size} orders and has ${own.length}`);
  const cart = facts.carts.find(({ _id }) => _id.toHexString() === buyer.id);
  if ((cart?.lines.length ?? 0) !== 1 - own.length)
    violations.push(`${buyer.name} has ${own.length} orders, and ${cart?.lines.length} lines in the cart`);
  const unexplained = answers.filter(
    (answer) => answer.status !== 201 && (own.length > 0 || !isExplained(answer, buying, facts)),
  );
  return [
    ...violations,
    ...unexplained.map(({ status, body }) => `${buyer.name} got ${status} ${JSON.stringify(body)}`),
  ];
}

export function judgeCompanyRace(facts: CompanyRaceFacts): string[] {
  const { orders, stock, buyings, snapshot } = facts;
  const left = leftOf(facts);
  const lines = stock.filter(({ orderId }) => orderId).length;
  return [
    ...(left.credit < 0 ? [`the credit limit was passed by ${-left.credit} cents`] : []),
    ...(left.budget < 0 ? [`the budget was passed by ${-left.budget} cents`] : []),
    ...(lines === orders.length ? [] : [`${lines} ledger lines of the stock, ${orders.length} orders`]),
    ...orders.flatMap((order) => judgeOrder(order, facts)),
    ...buyings.flatMap((buying) => judgeBuying(buying, facts)),
    ...[...RECEIVABLE_CHECKS, ...APPROVAL_CHECKS].flatMap(({ name, violations }) =>
      violations(snapshot as Snapshot).map((violation) => `${name}: ${violation}`),
    ),
  ];
}
