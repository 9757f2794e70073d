import { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  BudgetLedgerDocument,
  RequisitionDocument,
} from '@/lib/server/platform/db/documents/requisitions';
import type { Snapshot } from '@/proofs/checks/snapshot';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute));
const [COMPANY, BUDGET, APPROVER] = [new ObjectId(), new ObjectId(), new ObjectId()];
const PERIOD = { companyId: COMPANY, budgetId: BUDGET, period: '2026-11' };
const LIMIT_CENTS = 10_000;

function requisitionOf(order: OrderDocument): RequisitionDocument {
  const { _id: orderId, buyerId, buyerName, lines, lineCount, units, totals, address, phone } = order;
  const approval = { userId: APPROVER, name: 'A', at: at(0) };
  return {
    ...{ _id: new ObjectId(), number: 'REQ-000001', companyId: COMPANY },
    ...{ requesterId: buyerId, requesterName: buyerName, source: 'cart' },
    ...{ lines, lineCount, units, goodsCents: totals.goodsCents, dueCents: totals.totalCents },
    ...{ address, phone, payBy: 'card', language: 'en', state: 'ordered', orderId },
    submittedAt: at(0),
    expiresAt: at(59),
    needs: [
      {
        id: new ObjectId(),
        code: 'rule',
        name: 'Every order',
        overCents: 0,
        approvers: [APPROVER],
        yes: approval,
      },
      { id: new ObjectId(), code: 'over-budget', name: 'Workshop', approvers: 'approvers', yes: approval },
    ],
    idempotency: { key: 'k', fingerprint: 'f' },
  };
}

function lineOf(order: OrderDocument, line: Partial<BudgetLedgerDocument>): BudgetLedgerDocument {
  return {
    ...{ _id: new ObjectId(), ...PERIOD, orderId: order._id, reason: 'order-placed', part: 0 },
    ...{ cents: order.totals.totalCents, limitCents: LIMIT_CENTS, over: false, at: order.placedAt },
    ...{ usedAfterCents: 0, actorId: order.buyerId },
    ...line,
  };
}

/** Returns the approvals of an order that passed its budget, and of one within it that was cancelled. */
export function soundApprovals({
  waiting,
  cancelled,
}: {
  waiting: OrderDocument;
  cancelled: OrderDocument;
}): Snapshot['approvals'] {
  const requisition = requisitionOf(waiting);
  Object.assign(waiting, { companyId: COMPANY, requisitionId: requisition._id });
  Object.assign(cancelled, { companyId: COMPANY });
  const [first, second] = [cancelled.totals.totalCents, waiting.totals.totalCents];
  const since = at(0);
  const member = { id: COMPANY, since, state: 'active', groupId: null } as const;
  return {
    requisitions: [requisition],
    periods: [{ _id: `${BUDGET.toHexString()} 2026-11`, ...PERIOD, usedCents: second }],
    ledger: [
      lineOf(cancelled, { usedAfterCents: first }),
      lineOf(waiting, { usedAfterCents: first + second, over: true }),
      lineOf(cancelled, {
        ...{ reason: 'order-cancelled', cents: -first, usedAfterCents: second, over: second > LIMIT_CENTS },
      }),
    ],
    members: [
      { _id: waiting.buyerId, company: { ...member, role: 'buyer' } },
      { _id: APPROVER, company: { ...member, role: 'approver' } },
    ],
  };
}
