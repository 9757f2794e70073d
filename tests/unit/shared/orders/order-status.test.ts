import { describe, expect, it } from 'vitest';
import {
  awaitsPayment,
  awaitsShipment,
  axesBefore,
  axesOf,
  canMove,
  changesOf,
  hasShipped,
  isCancelled,
  isOpen,
  isPossible,
  isRefunded,
  isReleased,
  LISTED_ORDER_STATES,
  movesMoney,
  ORDER_STATES,
  ORDERS_THAT,
  type OrderAxes,
  type OrderStanding,
  type OrderState,
  type OrderStep,
  PLACED,
  retainsPayment,
  stateOf,
  statusOf,
  wasPaid,
} from '@/lib/shared/orders/order-status';

const PAIRS: OrderAxes[] = (['none', 'due', 'paid', 'refunded'] as const).flatMap((payment) =>
  (['open', 'shipped', 'cancelled', 'expired'] as const).map((fulfilment) => ({ payment, fulfilment })),
);
const STEPS: OrderStep[] = ['paid', 'shipped', 'cancelled', 'expired', 'refunded'];

/** Every step that an order can take (product §4.1). */
const MOVES: [OrderState, OrderStep][] = [
  ['unpaid', 'paid'],
  ['unpaid', 'cancelled'],
  ['unpaid', 'expired'],
  ['paid', 'shipped'],
  ['paid', 'refunded'],
];

describe('the state of an order', () => {
  it('is stored as its payment and its fulfilment, which lead back to it', () => {
    expect(ORDER_STATES.map((state) => Object.values(axesOf(state)).join(' '))).toEqual([
      'due open',
      'paid open',
      'paid shipped',
      'none cancelled',
      'none expired',
      'refunded cancelled',
    ]);
    for (const state of ORDER_STATES) expect(stateOf(axesOf(state))).toBe(state);
    expect(stateOf(PLACED)).toBe('unpaid');
  });

  it('is no other combination of them', () => {
    expect(PAIRS.filter(isPossible)).toHaveLength(ORDER_STATES.length);
    for (const state of ORDER_STATES) expect(isPossible(axesOf(state))).toBe(true);
  });

  it('is a status once the order has shipped or ended', () => {
    const statuses = ORDER_STATES.map((state) => statusOf(axesOf(state)));
    expect(statuses).toEqual([undefined, undefined, 'shipped', 'cancelled', 'expired', 'refunded']);
  });
});

describe('the steps of an order', () => {
  it('are these and no other', () => {
    const allowed = ORDER_STATES.flatMap((from) =>
      ORDER_STATES.filter((to) => canMove(from, to)).map((to) => [from, to]),
    );
    expect(allowed.toSorted()).toEqual(MOVES.toSorted());
  });

  it.each(STEPS)('%s: is accepted from its states alone, and leads to the one of its name', (step) => {
    const before = MOVES.flatMap(([from, to]) => (to === step ? [axesOf(from)] : []));
    expect(axesBefore(step)).toEqual(before);
    for (const axes of before) expect(stateOf({ ...axes, ...changesOf(step) })).toBe(step);
  });

  it('move money when they are a payment or a refund', () => {
    expect(ORDER_STATES.filter((state) => movesMoney({ state }))).toEqual(['paid', 'refunded']);
  });
});

describe('the questions about an order', () => {
  const QUESTIONS: [keyof typeof ORDERS_THAT, (order: OrderStanding) => boolean, OrderState[]][] = [
    ['awaitPayment', awaitsPayment, ['unpaid']],
    ['awaitShipment', awaitsShipment, ['paid']],
    ['areOpen', isOpen, ['unpaid', 'paid']],
    ['haveShipped', hasShipped, ['shipped']],
    ['retainPayment', retainsPayment, ['paid', 'shipped']],
    ['werePaid', wasPaid, ['paid', 'shipped', 'refunded']],
    ['wereRefunded', isRefunded, ['refunded']],
    ['wereCancelled', isCancelled, ['cancelled']],
    ['wereReleased', isReleased, ['cancelled', 'expired']],
  ];

  it.each(QUESTIONS)(
    '%s: has the same answer for stored orders and for answers of calls',
    (_, question, states) => {
      expect(ORDER_STATES.filter((state) => question({ state }))).toEqual(states);
      expect(ORDER_STATES.filter((state) => question(axesOf(state)))).toEqual(states);
    },
  );

  it('list all orders but those that were released', () => {
    expect(ORDER_STATES.filter((state) => !isReleased({ state }))).toEqual(LISTED_ORDER_STATES);
    const { $in } = ORDERS_THAT.wereNotReleased.payment;
    expect(ORDER_STATES.filter((state) => [...$in].some((each) => each === axesOf(state).payment))).toEqual(
      LISTED_ORDER_STATES,
    );
  });
});
