import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  BudgetLedgerDocument,
  RequisitionDocument,
} from '@/lib/server/platform/db/documents/requisitions';
import { type Check, groupBy, type Snapshot } from './snapshot';

type Id = { toHexString: () => string };

const hex = (id: Id | undefined) => id?.toHexString() ?? '';
const sumOf = (lines: readonly BudgetLedgerDocument[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
const byId = <Thing extends { _id: Id }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [hex(thing._id), thing]));

const budgetsAddUp: Check = {
  name: 'budgets add up',
  promise: 'what a budget has used in a period is the sum of its ledger',
  violations: ({ approvals: { periods, ledger } }) => {
    const keyOf = ({ budgetId, period }: { budgetId: Id; period: string }) => `${hex(budgetId)} ${period}`;
    const used = new Map(periods.map((period) => [keyOf(period), period.usedCents]));
    const lines = groupBy(ledger, keyOf);
    return [...new Set([...used.keys(), ...lines.keys()])].flatMap((key) => {
      const [is, due] = [used.get(key) ?? 0, sumOf(lines.get(key) ?? [])];
      return is === due ? [] : [`budget ${key}: ${is} is used, and ${due} by its ledger`];
    });
  },
};

function chargeFault(
  lines: readonly BudgetLedgerDocument[],
  order: OrderDocument | undefined,
): string | null {
  const charges = lines.filter(({ reason }) => reason === 'order-placed');
  if (charges.length !== 1) return `is charged ${charges.length} times`;
  if (!order) return 'is charged, and does not exist';
  if (charges[0]?.cents !== order.totals.totalCents) return 'is not charged with what is due';
  const left = sumOf(lines);
  if (left < 0) return 'gave back more than it was charged';
  if (order.endedAt && left !== 0) return `is over, and ${left} did not go back`;
  if (lines.some(({ period }) => period !== charges[0]?.period)) return 'gave back to another period';
  return null;
}

const budgetsAreChargedOnce: Check = {
  name: 'budgets are charged once',
  promise:
    'an order in a budget is charged once with what is due, and gives back to the same period, no more, and all of it once it has ended',
  violations: ({ approvals: { ledger }, orders }) => {
    const known = byId(orders);
    return [...groupBy(ledger, ({ orderId }) => hex(orderId))].flatMap(([id, lines]) => {
      const fault = chargeFault(lines, known.get(id));
      return fault === null ? [] : [`order ${id} ${fault}`];
    });
  },
};

const budgetsHoldTheirLimit: Check = {
  name: 'budgets hold their limit',
  promise: 'a line that is not marked as over leaves no more used than the limit',
  violations: ({ approvals: { ledger } }) =>
    ledger
      .filter(({ over, usedAfterCents, limitCents }) => !over && usedAfterCents > limitCents)
      .map((line) => `order ${hex(line.orderId)}: ${line.usedAfterCents} of ${line.limitCents} used`),
};

/** Returns whether somebody is, or may have been, an owner: who has left is a member no more. */
function mayBeOwner({ approvals: { members } }: Snapshot, userId: Id | undefined): boolean {
  const member = members.find(({ _id }) => hex(_id) === hex(userId));
  return !member?.company || member.company.role === 'owner';
}

const limitsArePassedWithApproval: Check = {
  name: 'limits are passed with approval',
  promise: 'an order passes the limit of a budget by an owner, or with an approval that was asked for that',
  violations: (snapshot) => {
    const { approvals, orders } = snapshot;
    const [known, asked] = [byId(orders), byId(approvals.requisitions)];
    return approvals.ledger
      .filter(({ over, reason }) => over && reason === 'order-placed')
      .filter(({ orderId, actorId }) => {
        const requisition = asked.get(hex(known.get(hex(orderId))?.requisitionId));
        const isAnswered = requisition?.needs.some(
          ({ code, yes: approval }) => code === 'over-budget' && approval,
        );
        return !isAnswered && !mayBeOwner(snapshot, actorId);
      })
      .map(({ orderId }) => `order ${hex(orderId)} passed its budget, and nobody was asked`);
  },
};

const wordsOf = ({ lines }: Pick<OrderDocument, 'lines'>) =>
  JSON.stringify(
    lines.map(({ toolId, quantity, unitPriceCents }) => [hex(toolId), quantity, unitPriceCents]),
  );

function pairFault(requisition: RequisitionDocument, order: OrderDocument | undefined): string | null {
  if (!order) return 'is ordered, without an order';
  if (hex(order.requisitionId) !== hex(requisition._id)) return 'has an order that is not its own';
  if (hex(order.buyerId) !== hex(requisition.requesterId)) return 'was ordered for somebody else';
  if (hex(order.companyId) !== hex(requisition.companyId)) return 'was ordered for another company';
  if (wordsOf(order) !== wordsOf(requisition)) return 'has other lines than its order';
  if (order.totals.totalCents !== requisition.dueCents) return 'has another sum than its order';
  if (order.requestedOn !== requisition.requestedOn || order.deliver !== requisition.deliver)
    return 'has another wish for its delivery than its order';
  if ((order.poNumber ?? '') !== (requisition.poNumber ?? '')) return 'has another PO number than its order';
  // An account that was closed is removed from its orders.
  if (order.address !== '' && order.address !== requisition.address) return 'went to another address';
  return (order.payBy ?? 'card') === requisition.payBy ? null : 'is paid in another way than its order';
}

const requisitionsPairWithOrders: Check = {
  name: 'requisitions pair with orders',
  promise:
    'an ordered requisition has one order, with its lines, sum, wish, address, PO number and way to pay',
  violations: ({ approvals: { requisitions }, orders }) => {
    const known = byId(orders);
    const ordered = requisitions.filter(({ orderId }) => orderId);
    const faults = ordered.flatMap((requisition) => {
      const fault = pairFault(requisition, known.get(hex(requisition.orderId)));
      return fault === null ? [] : [`${requisition.number} ${fault}`];
    });
    const paired = new Set(ordered.map(({ _id }) => hex(_id)));
    const alone = orders.filter(({ requisitionId }) => requisitionId && !paired.has(hex(requisitionId)));
    return [...faults, ...alone.map(({ number }) => `${number} has a requisition that was not ordered`)];
  },
};

const ordersHaveTheirApprovals: Check = {
  name: 'orders have their approvals',
  promise:
    'every need of an ordered requisition was answered by somebody else than its requester, whom it names or who is an owner',
  violations: (snapshot) =>
    snapshot.approvals.requisitions
      .filter(({ orderId }) => orderId)
      .flatMap(({ number, requesterId, needs }) =>
        needs.flatMap(({ name, yes: approval, approvers }) => {
          if (!approval) return [`${number}: nobody approved ${name}`];
          if (hex(approval.userId) === hex(requesterId)) return [`${number}: its requester approved ${name}`];
          const isNamed =
            approvers === 'approvers' || approvers.some((id) => hex(id) === hex(approval.userId));
          return isNamed || mayBeOwner(snapshot, approval.userId)
            ? []
            : [`${number}: ${name} was not theirs`];
        }),
      ),
};

export const APPROVAL_CHECKS: readonly Check[] = [
  budgetsAddUp,
  budgetsAreChargedOnce,
  budgetsHoldTheirLimit,
  limitsArePassedWithApproval,
  requisitionsPairWithOrders,
  ordersHaveTheirApprovals,
];
