import { expect, it } from 'vitest';
import { readListQuery } from '@/lib/client/page/list-query';
import {
  allOrdersAddressSchema,
  allOrdersQuerySchema,
  ownOrdersAddressSchema,
} from '@/lib/shared/orders/order.schema';
import {
  type AxesFilter,
  awaitsPayment,
  awaitsShipment,
  axesBefore,
  axesOf,
  canMove,
  changesOf,
  filterOf,
  hasShipped,
  hasShippedOnAccount,
  isCancelled,
  isConfirmed,
  isOnAccount,
  isOpen,
  isPaid,
  isPossible,
  isRefunded,
  isReleased,
  isSold,
  LISTED_ORDER_FILTERS,
  LISTED_ORDER_STATES,
  mayBeCancelled,
  movesMoney,
  ORDER_STATES,
  ORDERS_THAT,
  type OrderAxes,
  type OrderStanding,
  type OrderState,
  type OrderStep,
  PLACED,
  PLACED_ON_ACCOUNT,
  retainsPayment,
  stateOf,
  statusOf,
  TO_SHIP,
  wasPaid,
} from '@/lib/shared/orders/order-status';

const PAIRS: OrderAxes[] = (['none', 'due', 'account', 'paid', 'refunded'] as const).flatMap((payment) =>
  (['open', 'shipped', 'cancelled', 'expired'] as const).map((fulfilment) => ({ payment, fulfilment })),
);
/** Returns whether a filter of stored orders selects one, as the database would. */
function matches({ payment, fulfilment }: AxesFilter, axes: OrderAxes): boolean {
  const payments = typeof payment === 'object' ? payment.$in : [payment ?? axes.payment];
  return payments.includes(axes.payment) && axes.fulfilment === (fulfilment ?? axes.fulfilment);
}

const STEPS: OrderStep[] = ['paid', 'shipped', 'cancelled', 'expired', 'refunded'];

/** Every step that an order can take (product §4.1). */
const MOVES: [OrderState, OrderStep][] = [
  ['unpaid', 'paid'],
  ['unpaid', 'cancelled'],
  ['unpaid', 'expired'],
  ['on-account', 'shipped'],
  ['on-account', 'cancelled'],
  ['paid', 'shipped'],
  ['paid', 'refunded'],
];

it('the state of an order is stored as its payment and its fulfilment, which lead back to it', () => {
  expect(ORDER_STATES.map((state) => Object.values(axesOf(state)).join(' '))).toEqual([
    'due open',
    'account open',
    'paid open',
    'paid shipped',
    'none cancelled',
    'none expired',
    'refunded cancelled',
  ]);
  for (const state of ORDER_STATES) expect(stateOf(axesOf(state))).toBe(state);
  expect(stateOf(PLACED)).toBe('unpaid');
  expect(stateOf(PLACED_ON_ACCOUNT)).toBe('on-account');
});

it('the state of an order is shipped by card or on account, and stays so', () => {
  const shipped = { ...PLACED_ON_ACCOUNT, ...changesOf('shipped') };
  expect(shipped).toEqual({ payment: 'account', fulfilment: 'shipped' });
  expect(stateOf(shipped)).toBe('shipped');
  expect(ORDER_STATES.filter((to) => canMove('shipped', to))).toEqual([]);
  for (const state of ORDER_STATES)
    for (const axes of [axesOf(state), shipped])
      expect(matches(filterOf(state), axes)).toBe(stateOf(axes) === state);
});

it('the state of an order is no other combination of them', () => {
  expect(PAIRS.filter(isPossible)).toHaveLength(ORDER_STATES.length + 1);
  expect(isPossible({ payment: 'account', fulfilment: 'expired' })).toBe(false);
  for (const state of ORDER_STATES) expect(isPossible(axesOf(state))).toBe(true);
});

it('the state of an order is a status once the order has shipped or ended, or while it is on account', () => {
  const statuses = ORDER_STATES.map((state) => statusOf(axesOf(state)));
  expect(statuses).toEqual([
    undefined,
    'on-account',
    undefined,
    'shipped',
    'cancelled',
    'expired',
    'refunded',
  ]);
});

it('the steps of an order are these and no other', () => {
  const allowed = ORDER_STATES.flatMap((from) =>
    ORDER_STATES.filter((to) => canMove(from, to)).map((to) => [from, to]),
  );
  expect(allowed.toSorted()).toEqual(MOVES.toSorted());
});

it.each(STEPS)(
  'the steps of an order: %s: is accepted from its states alone, and leads to the one of its name',
  (step) => {
    const before = MOVES.flatMap(([from, to]) => (to === step ? [axesOf(from)] : []));
    expect(axesBefore(step)).toEqual(before);
    for (const axes of before) expect(stateOf({ ...axes, ...changesOf(step) })).toBe(step);
  },
);

it('the steps of an order move money when they are a payment or a refund', () => {
  expect(ORDER_STATES.filter((state) => movesMoney({ state }))).toEqual(['paid', 'refunded']);
});

const QUESTIONS: [keyof typeof ORDERS_THAT, (order: OrderStanding) => boolean, OrderState[]][] = [
  ['awaitPayment', awaitsPayment, ['unpaid']],
  ['awaitShipment', awaitsShipment, ['on-account', 'paid']],
  ['areOpen', isOpen, ['unpaid', 'on-account', 'paid']],
  ['arePaid', isPaid, ['paid']],
  ['mayBeCancelled', mayBeCancelled, ['unpaid', 'on-account']],
  ['areOnAccount', isOnAccount, ['on-account']],
  ['haveShipped', hasShipped, ['shipped']],
  ['areConfirmed', isConfirmed, ['on-account', 'paid', 'shipped']],
  ['areSold', isSold, ['paid', 'shipped']],
  ['retainPayment', retainsPayment, ['paid', 'shipped']],
  ['werePaid', wasPaid, ['paid', 'shipped', 'refunded']],
  ['wereRefunded', isRefunded, ['refunded']],
  ['wereCancelled', isCancelled, ['cancelled']],
  ['wereReleased', isReleased, ['cancelled', 'expired']],
];

it.each(QUESTIONS)(
  'the questions about an order: %s: has the same answer for stored orders and for answers of calls',
  (_, question, states) => {
    expect(ORDER_STATES.filter((state) => question({ state }))).toEqual(states);
    expect(ORDER_STATES.filter((state) => question(axesOf(state)))).toEqual(states);
  },
);

it('the questions about an order are answered for an order that shipped on account by how it is paid', () => {
  for (const order of [
    { state: 'shipped', payBy: 'account' },
    { payment: 'account', fulfilment: 'shipped' },
  ] as const) {
    expect([hasShipped, hasShippedOnAccount, isSold, isConfirmed].every((question) => question(order))).toBe(
      true,
    );
    expect(
      [retainsPayment, wasPaid, awaitsShipment, isOpen, isOnAccount].some((question) => question(order)),
    ).toBe(false);
  }
  expect(hasShippedOnAccount({ state: 'shipped', payBy: 'card' })).toBe(false);
  expect(awaitsShipment({ state: 'on-account', payBy: 'account' })).toBe(true);
});

it('the questions about an order list all orders but those that were released', () => {
  expect(ORDER_STATES.filter((state) => !isReleased({ state }))).toEqual(LISTED_ORDER_STATES);
  const { $in } = ORDERS_THAT.wereNotReleased.payment;
  expect(ORDER_STATES.filter((state) => [...$in].some((each) => each === axesOf(state).payment))).toEqual(
    LISTED_ORDER_STATES,
  );
});

it('the filter of orders to ship selects what is paid and what is on account, as the question about one order does', () => {
  const { payment, fulfilment } = filterOf(TO_SHIP);
  expect([payment, fulfilment]).toEqual([{ $in: ['paid', 'account'] }, 'open']);
  expect(LISTED_ORDER_FILTERS).toContain(TO_SHIP);
});

it('the filter of orders to ship is what an address of a page that names paid orders asks for, and a call’s is left as it is', () => {
  expect(readListQuery(allOrdersAddressSchema, { state: 'paid' }).state).toBe(TO_SHIP);
  expect(readListQuery(ownOrdersAddressSchema, { state: 'paid' }).state).toBe(TO_SHIP);
  expect(readListQuery(allOrdersAddressSchema, { state: 'shipped' }).state).toBe('shipped');
  expect(readListQuery(allOrdersAddressSchema, { state: 'nonsense' }).state).toBeUndefined();
  expect(allOrdersQuerySchema.parse({ state: 'paid' }).state).toBe('paid');
});
