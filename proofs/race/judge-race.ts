import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { StockLedgerDocument } from '@/lib/server/platform/db/documents/tools';

export type Outcome = {
  quantity: number;
  status: number | 'no-response';
  // biome-ignore lint/suspicious/noExplicitAny: a response of any shape.
  body: any;
  left: number | null;
};

export type Buying = { buyer: { id: string; name: string }; outcomes: Outcome[] };

export type RaceFacts = {
  units: number;
  buyings: Buying[];
  reads: number[];
  quantity: number;
  orders: Pick<OrderDocument, '_id' | 'buyerId' | 'units'>[];
  ledger: Pick<StockLedgerDocument, 'change' | 'reason' | 'orderId'>[];
};

function judgeStock({ units, reads, quantity, orders, ledger }: RaceFacts): string[] {
  const violations: string[] = [];
  const sold = orders.reduce((sum, order) => sum + order.units, 0);
  const sum = ledger.reduce((total, line) => total + line.change, 0);
  if (sold !== units) violations.push(`${sold} units sold, not ${units}`);
  if (quantity !== units - sold) violations.push(`${quantity} units left after ${sold} of ${units} sold`);
  if (sum !== quantity) violations.push(`the ledger's sum is ${sum}, the quantity ${quantity}`);
  for (const read of new Set(reads)) {
    if (read < 0 || read > units) violations.push(`someone read a quantity of ${read}`);
  }
  for (const order of orders) {
    const lines = ledger.filter(({ orderId }) => orderId?.equals(order._id));
    const isRight = lines.length === 1 && lines[0]?.change === -order.units;
    if (!isRight) violations.push(`order ${order._id} has no ledger line of its own`);
  }
  if (ledger.length !== orders.length + 1)
    violations.push(`${ledger.length} ledger lines, ${orders.length} orders`);
  return violations;
}

function judgeBuyer({ buyer, outcomes }: Buying, { orders }: RaceFacts): string[] {
  const violations: string[] = [];
  const own = orders.filter(({ buyerId }) => buyerId.toHexString() === buyer.id);
  const acknowledged = new Set(
    outcomes.filter(({ status }) => status === 201).map(({ body }) => body.insertedId),
  );
  if (acknowledged.size !== own.length || own.some(({ _id }) => !acknowledged.has(_id.toHexString()))) {
    violations.push(`${buyer.name} got ${acknowledged.size} orders and has ${own.length}`);
  }
  if (own.length > 1) violations.push(`${buyer.name} has ${own.length} orders by one intention`);
  for (const { status, left, quantity, body } of outcomes) {
    if (status === 201) continue;
    const isExplained = (status === 409 || status === 422) && left !== null && left >= 0 && left < quantity;
    if (!isExplained) violations.push(`${buyer.name} lost and got ${status} ${JSON.stringify(body)}`);
  }
  return violations;
}

export function judgeRace(facts: RaceFacts): string[] {
  return [...judgeStock(facts), ...facts.buyings.flatMap((buying) => judgeBuyer(buying, facts))];
}
