import type { CartDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { Line } from '../stack/shop';

/** One click on "Place Order" with these lines in the cart. */
export type CartOutcome = {
  lines: Line[];
  status: number | 'no-response';
  // biome-ignore lint/suspicious/noExplicitAny: a response of any shape.
  body: any;
};

export type CartBuying = {
  buyer: { id: string; name: string };
  outcomes: CartOutcome[];
  left: Line[];
};

export type CartRaceFacts = {
  units: number;
  buyings: CartBuying[];
  reads: number[];
  tools: Pick<ToolDocument, '_id' | 'quantity' | 'reserved'>[];
  orders: Pick<OrderDocument, '_id' | 'buyerId' | 'number' | 'lines'>[];
  ledger: Pick<StockLedgerDocument, 'toolId' | 'change' | 'reason' | 'orderId'>[];
  carts: Pick<CartDocument, '_id' | 'lines'>[];
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function inWords(lines: readonly { toolId: unknown; quantity: number }[]): string {
  return lines
    .map(({ toolId, quantity }) => `${quantity} of ${String(toolId)}`)
    .sort()
    .join(', ');
}

function judgeTools({ units, tools, orders, ledger, reads }: CartRaceFacts): string[] {
  const violations = tools.flatMap(({ _id, quantity, reserved }) => {
    const lines = orders.flatMap(({ lines: of }) => of.filter(({ toolId }) => toolId.equals(_id)));
    const sold = sum(lines.map((line) => line.quantity));
    const ledgerSum = sum(ledger.filter(({ toolId }) => toolId.equals(_id)).map(({ change }) => change));
    const isRight = sold <= units && quantity === units - sold && reserved === sold && ledgerSum === quantity;
    if (isRight) return [];
    return [
      `tool ${_id}: ${sold} of ${units} sold, ${quantity} left, ${reserved} reserved, ledger ${ledgerSum}`,
    ];
  });
  const impossible = [...new Set(reads)].filter((read) => read < 0 || read > units);
  return [...violations, ...impossible.map((read) => `someone read a quantity of ${read}`)];
}

/** No order took units of some of its lines only, or of anything else. */
function judgeOrders({ orders, ledger, tools }: CartRaceFacts): string[] {
  const violations = orders.flatMap(({ _id, number, lines }) => {
    const own = ledger.filter(({ orderId }) => orderId?.equals(_id));
    const taken = inWords(own.map(({ toolId, change }) => ({ toolId, quantity: -change })));
    return taken === inWords(lines) ? [] : [`${number} has ${inWords(lines)}, and took ${taken}`];
  });
  const due = tools.length + sum(orders.map(({ lines }) => lines.length));
  if (ledger.length !== due) violations.push(`${ledger.length} ledger lines, ${due} due`);
  return violations;
}

/** A rejected order names lines with more than was left. */
function isExplained({ status, body, lines }: CartOutcome): boolean {
  if (status !== 409 || body.code !== 'out-of-stock' || body.lines.length === 0) return false;
  return body.lines.every(
    (short: { toolId: string; wanted: number; left: number }) =>
      short.left >= 0 &&
      short.left < short.wanted &&
      lines.some(({ toolId, quantity }) => toolId === short.toolId && quantity === short.wanted),
  );
}

function judgeBuyer({ buyer, outcomes, left }: CartBuying, { orders, carts }: CartRaceFacts): string[] {
  const violations: string[] = [];
  const own = orders.filter(({ buyerId }) => buyerId.toHexString() === buyer.id);
  const won = outcomes.filter(({ status }) => status === 201);
  const acknowledged = new Set(won.map(({ body }) => body.insertedId));
  if (acknowledged.size !== own.length || own.some(({ _id }) => !acknowledged.has(_id.toHexString()))) {
    violations.push(`${buyer.name} got ${acknowledged.size} orders and has ${own.length}`);
  }
  if (own.length > 1) violations.push(`${buyer.name} has ${own.length} orders by one intention`);
  const [order] = own;
  if (order && won[0] && inWords(order.lines) !== inWords(won[0].lines)) {
    violations.push(`${buyer.name} ordered ${inWords(won[0].lines)} and has ${inWords(order.lines)}`);
  }
  const cart = carts.find(({ _id }) => _id.toHexString() === buyer.id);
  const should = own.length > 0 ? [] : left;
  if (inWords(cart?.lines ?? []) !== inWords(should)) {
    violations.push(`${buyer.name}'s cart has ${inWords(cart?.lines ?? [])}, not ${inWords(should)}`);
  }
  for (const outcome of outcomes) {
    if (outcome.status === 201 || isExplained(outcome)) continue;
    violations.push(`${buyer.name} lost and got ${outcome.status} ${JSON.stringify(outcome.body)}`);
  }
  return violations;
}

export function judgeCartRace(facts: CartRaceFacts): string[] {
  return [
    ...judgeTools(facts),
    ...judgeOrders(facts),
    ...facts.buyings.flatMap((buying) => judgeBuyer(buying, facts)),
  ];
}
