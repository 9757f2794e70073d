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

/** Two at 50.00 of 19 % and five at 10.00 of 7 %, with freight of 10.00: 184.00. */
function taxedOrder(): Planned {
  const { lines, ...rest } = ofLines(
    orderLine({ toolId: HAMMER, quantity: 2, unitPriceCents: 5_000, group: 0 }),
    orderLine({ toolId: DRILL, quantity: 5, unitPriceCents: 1_000, group: 1 }),
  );
  const vat = { treatment: 'domestic', category: 'S' } as const;
  return {
    ...axesOf('paid'),
    ...{ ...rest, lines },
    totals: { goodsCents: 15_000, shippingCents: 1_000, taxCents: 2_400, totalCents: 18_400 },
    taxes: [
      { ...vat, rate: 19_000, goodsCents: 10_000, shippingCents: 667, basisCents: 10_667, taxCents: 2_027 },
      { ...vat, rate: 7_000, goodsCents: 5_000, shippingCents: 333, basisCents: 5_333, taxCents: 373 },
    ],
  };
}

/** Plans each of these refunds once those before it are done. Returns what each comes to, net and tax by group. */
function inTurn(...inputs: Pick<Parameters<typeof planPartRefund>[1], 'lines' | 'shipping' | 'amount'>[]) {
  let of = taxedOrder();
  return inputs.map((input) => {
    const { amountCents, lines, groups } = planPartRefund(of, { ...input, reason: 'Bent' });
    const refund = { ...part(amountCents, lines), groups: groups ?? [] };
    const { partRefunds = [], partRefundedCents = 0 } = of;
    of = {
      ...of,
      partRefunds: [...partRefunds, refund],
      partRefundedCents: partRefundedCents + amountCents,
    };
    return [
      amountCents,
      ...(groups ?? []).map(({ index, netCents, taxCents }) => [index, netCents, taxCents]),
    ];
  });
}

const units = (toolId: ObjectId, quantity: number) => [
  { toolId: toolId.toHexString(), quantity, restock: false },
];

it('units of an order with tax and freight go back with the tax of their group, until nothing is left', () => {
  expect(
    inTurn(
      { lines: units(HAMMER, 1) },
      { lines: units(DRILL, 5) },
      { lines: units(HAMMER, 1), shipping: 10 },
    ),
  ).toEqual([
    [5_950, [0, 5_000, 950]],
    [5_350, [1, 5_000, 350]],
    [7_100, [0, 5_667, 1_077], [1, 333, 23]],
  ]);
});

it('an amount of an order with tax is gross, and is divided among its groups', () => {
  expect(inTurn({ amount: 20 })).toEqual([[2_000, [0, 1_160, 220], [1, 579, 41]]]);
  expect(inTurn({ lines: units(HAMMER, 1), amount: 40 })).toEqual([[4_000, [0, 3_361, 639]]]);
  expect(inTurn({ lines: units(HAMMER, 1), amount: 70 })).toEqual([[7_000, [0, 5_478, 1_041], [1, 450, 31]]]);
});

it('more freight, or more of a group than is left of it, is refused', () => {
  const planned = () => inTurn({ shipping: 10 }, { shipping: 0.01 });
  expect(refusal(planned)).toEqual({ code: 'refund-exceeds-paid', members: { left: 172.5 } });
  expect(refusal(() => inTurn({ amount: 184.01 })).code).toBe('refund-exceeds-paid');
  expect(refusal(() => planPartRefund(order(), { shipping: 1, reason: 'Bent' })).code).toBe(
    'validation-failed',
  );
});
