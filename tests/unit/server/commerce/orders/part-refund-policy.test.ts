import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { planPartRefund } from '@/lib/server/commerce/orders/lifecycle/part-refund.policy';
import { refundableCents } from '@/lib/server/commerce/orders/order-lines';
import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import type { AppError } from '@/lib/shared/messages/errors';
import { openLines, withShipped } from '@/lib/shared/orders/line-units';
import { refundPartSchema } from '@/lib/shared/orders/order-desk.schema';
import { axesOf } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';

const [HAMMER, DRILL] = [new ObjectId(), new ObjectId()];
const hammer = HAMMER.toHexString();

type Planned = Parameters<typeof planPartRefund>[0];

function part(amountCents: number, lines: PartRefund['lines'] = []): PartRefund {
  const idempotency = { key: 'k', fingerprint: 'f' };
  return {
    id: new ObjectId(),
    part: 1,
    at: new Date(),
    amountCents,
    lines,
    actorId: new ObjectId(),
    idempotency,
  };
}

/** Ten hammers at $12.50 and two drills at $100: $325. */
function order(change: Partial<OrderDocument> = {}): Planned {
  const lines = ofLines(
    orderLine({ toolId: HAMMER, quantity: 10, unitPriceCents: 1_250, sku: 'FL-H' }),
    orderLine({ toolId: DRILL, quantity: 2, unitPriceCents: 10_000, sku: 'FL-D' }),
  );
  return { ...axesOf('paid'), ...lines, ...change };
}

function withPart(of: Planned, refund: PartRefund): Planned {
  return { ...of, partRefunds: [refund], partRefundedCents: refund.amountCents };
}

function refusal(run: () => unknown): Pick<AppError, 'code' | 'members'> {
  try {
    run();
  } catch (error) {
    const { code, members } = error as AppError;
    return { code, members };
  }
  throw new Error('not refused');
}

it('a refund in part is worth its units, in the order of the lines', () => {
  const lines = [
    { toolId: DRILL.toHexString(), quantity: 1, restock: false },
    { toolId: hammer, quantity: 3, restock: true },
  ];
  expect(planPartRefund(order(), { lines, reason: 'r' })).toEqual({
    amountCents: 13_750,
    lines: [
      { toolId: HAMMER, quantity: 3, restock: true, open: true },
      { toolId: DRILL, quantity: 1, restock: false, open: true },
    ],
  });
});

it('a refund in part of units that cost nothing needs an amount: no money cannot be sent', () => {
  const free = ofLines(
    orderLine({ toolId: HAMMER, quantity: 10, unitPriceCents: 0 }),
    orderLine({ toolId: DRILL, quantity: 2, unitPriceCents: 10_000 }),
  );
  const lines = [{ toolId: hammer, quantity: 3, restock: true }];
  const refund = (amount?: number) =>
    planPartRefund(order(free), { lines, reason: 'r', ...(amount ? { amount } : {}) });
  expect(refusal(() => refund()).code).toBe('validation-failed');
  expect(refund(0.01)).toEqual({
    amountCents: 1,
    lines: [{ toolId: HAMMER, quantity: 3, restock: true, open: true }],
  });
});

it.each(['paid', 'shipped'] as const)(
  'a refund in part is of the amount it names, of an order that is %s',
  (state) => {
    const lines = [{ toolId: hammer, quantity: 3, restock: true }];
    const input = { lines, amount: 0.29, reason: 'r' };
    expect(planPartRefund(order(axesOf(state)), input).amountCents).toBe(29);
    expect(planPartRefund(order(axesOf(state)), { amount: 325, reason: 'r' })).toEqual({
      amountCents: 32_500,
      lines: [],
    });
  },
);

it('a refund in part of an order that shipped is of shipped units', () => {
  const shipped = order(axesOf('shipped'));
  const lines = withShipped(shipped.lines, openLines(shipped));
  const input = { lines: [{ toolId: hammer, quantity: 3, restock: true }], reason: 'r' };
  expect(planPartRefund({ ...shipped, lines }, input).lines).toMatchObject([{ quantity: 3, open: false }]);
});

it.each(['unpaid', 'cancelled', 'expired'] as const)(
  'a refund in part is refused of an order that is %s',
  (state) => {
    expect(refusal(() => planPartRefund(order(axesOf(state)), { amount: 1, reason: 'r' })).code).toBe(
      'wrong-order-state',
    );
  },
);

it('a refund in part is refused of a tool that the order does not have', () => {
  const lines = [{ toolId: new ObjectId().toHexString(), quantity: 1, restock: false }];
  expect(refusal(() => planPartRefund(order(), { lines, reason: 'r' })).code).toBe('validation-failed');
});

it('a refund in part is refused beyond the units that are left, and says which', () => {
  const before = withPart(order(), part(8_750, [{ toolId: HAMMER, quantity: 7, restock: true, open: true }]));
  const input = { lines: [{ toolId: hammer, quantity: 4, restock: false }], amount: 1, reason: 'r' };
  expect(refusal(() => planPartRefund(before, input))).toEqual({
    code: 'refund-exceeds-paid',
    members: { left: 237.5, lines: [{ toolId: hammer, sku: 'FL-H', wanted: 4, left: 3 }] },
  });
  const all = { ...input, lines: [{ toolId: hammer, quantity: 3, restock: false }] };
  expect(planPartRefund(before, all).amountCents).toBe(100);
  expect(openLines(before).map(({ units }) => units)).toEqual([3, 2]);
});

it('a refund in part counts what went back in the provider’s dashboard and by disputes as well', () => {
  const at = new Date();
  const gone = {
    ...withPart(order(), part(2_500)),
    returned: { amountCents: 10_000, at },
    chargedBack: { amountCents: 10_000, at },
  };
  expect(refundableCents(gone)).toBe(10_000);
  expect(planPartRefund(gone, { amount: 100, reason: 'r' }).amountCents).toBe(10_000);
  expect(refusal(() => planPartRefund(gone, { amount: 100.01, reason: 'r' }))).toEqual({
    code: 'refund-exceeds-paid',
    members: { left: 100 },
  });
  // More may be back than was paid: a refund in the dashboard at the moment of a dispute.
  expect(refundableCents({ ...gone, returned: { amountCents: 32_500, at } })).toBe(0);
});

it('a refund in part is refused of an order that was refunded as a whole', () => {
  expect(refusal(() => planPartRefund(order({ ...axesOf('refunded') }), { amount: 1, reason: 'r' }))).toEqual(
    {
      code: 'refund-exceeds-paid',
      members: { left: 0 },
    },
  );
});

const line = { toolId: hammer, quantity: 1 };

it.each([
  ['nothing', {}],
  ['no reason', { amount: 1 }],
  ['an empty reason', { amount: 1, reason: ' ' }],
  ['neither lines nor amount', { reason: 'r' }],
  ['no lines and no amount', { lines: [], reason: 'r' }],
  ['an amount of nothing', { amount: 0, reason: 'r' }],
  ['an amount below nothing', { amount: -1, reason: 'r' }],
  ['parts of a cent', { amount: 1.005, reason: 'r' }],
  ['no units', { lines: [{ ...line, quantity: 0 }], reason: 'r' }],
  ['half a unit', { lines: [{ ...line, quantity: 0.5 }], reason: 'r' }],
  ['a tool twice', { lines: [line, line], reason: 'r' }],
  ['another field', { amount: 1, reason: 'r', refund: true }],
])('the body of a refund in part is refused with %s', (_, body) => {
  expect(refundPartSchema.safeParse(body).success).toBe(false);
});

it('the body of a refund in part restocks nothing unless requested', () => {
  expect(refundPartSchema.parse({ lines: [line], reason: ' Bent ' })).toEqual({
    lines: [{ ...line, restock: false }],
    reason: 'Bent',
  });
});
