/** Where an order stands, in the words of answers, filters and texts (product §4.1); `paid` waits for shipment. */
export const ORDER_STATES = ['unpaid', 'paid', 'shipped', 'cancelled', 'expired', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Those that lists show unless they are asked for more. */
export const LISTED_STATES = [
  'unpaid',
  'paid',
  'shipped',
  'refunded',
] as const satisfies readonly OrderState[];

/** What became of the money. Whether that of a refund has left yet is the state of the refund document, not of the order. */
export type OrderPayment = 'none' | 'due' | 'paid' | 'refunded';
/** What became of the goods. */
export type OrderFulfilment = 'open' | 'shipped' | 'cancelled' | 'expired';

/** What is stored of an order in place of its state. */
export type OrderAxes = { payment: OrderPayment; fulfilment: OrderFulfilment };

/** An order as it is stored, or as answers have it; also a step of its timeline. */
export type OrderStanding = OrderAxes | { state: OrderState };

const AXES: Readonly<Record<OrderState, OrderAxes>> = {
  unpaid: { payment: 'due', fulfilment: 'open' },
  paid: { payment: 'paid', fulfilment: 'open' },
  shipped: { payment: 'paid', fulfilment: 'shipped' },
  cancelled: { payment: 'none', fulfilment: 'cancelled' },
  expired: { payment: 'none', fulfilment: 'expired' },
  // Only what has not shipped is refunded as a whole.
  refunded: { payment: 'refunded', fulfilment: 'cancelled' },
};

const PAYMENT_MOVES: Readonly<Record<OrderPayment, readonly OrderPayment[]>> = {
  due: ['paid', 'none'],
  paid: ['refunded'],
  refunded: [],
  none: [],
};

const FULFILMENT_MOVES: Readonly<Record<OrderFulfilment, readonly OrderFulfilment[]>> = {
  open: ['shipped', 'cancelled', 'expired'],
  shipped: [],
  cancelled: [],
  expired: [],
};

/** What each step of an order changes, by the state it leads to. */
const STEPS = {
  paid: { payment: 'paid' },
  shipped: { fulfilment: 'shipped' },
  cancelled: { payment: 'none', fulfilment: 'cancelled' },
  expired: { payment: 'none', fulfilment: 'expired' },
  refunded: { payment: 'refunded', fulfilment: 'cancelled' },
} as const satisfies Record<Exclude<OrderState, 'unpaid'>, Partial<OrderAxes>>;

/** A step of an order after it was placed, called like the state it leads to. */
export type OrderStep = keyof typeof STEPS;

/** Of an order that was just placed. */
export const PLACED: OrderAxes = AXES.unpaid;

/** The states by which lists are filtered for what is to be done. */
export const TO_PAY = 'unpaid' satisfies OrderState;
export const TO_SHIP = 'paid' satisfies OrderState;

/** Returns the axes of an order in this state: also a filter of stored orders. */
export function axesOf(state: OrderState): OrderAxes {
  return AXES[state];
}

/** Returns the state of a stored order. */
export function stateOf({ payment, fulfilment }: OrderAxes): OrderState {
  if (payment === 'refunded') return 'refunded';
  if (fulfilment !== 'open') return fulfilment;
  return payment === 'paid' ? 'paid' : 'unpaid';
}

/** Returns the state of an order once it has shipped or ended: the field `status` of an order (product §3.2). */
export function statusOf(order: OrderAxes): Exclude<OrderState, 'unpaid' | 'paid'> | undefined {
  const state = stateOf(order);
  return state === 'unpaid' || state === 'paid' ? undefined : state;
}

/** Whether an order may stand so: every stored one does. */
export function isPossible(axes: OrderAxes): boolean {
  const { payment, fulfilment } = AXES[stateOf(axes)];
  return axes.payment === payment && axes.fulfilment === fulfilment;
}

/** Returns what a step changes of an order. */
export function changesOf(step: OrderStep): Partial<OrderAxes> {
  return STEPS[step];
}

/** Whether each axis that the step changes may move there, and the order may stand so afterwards. */
function canTake(step: OrderStep, axes: OrderAxes): boolean {
  const { payment, fulfilment }: Partial<OrderAxes> = STEPS[step];
  return (
    (payment === undefined || PAYMENT_MOVES[axes.payment].includes(payment)) &&
    (fulfilment === undefined || FULFILMENT_MOVES[axes.fulfilment].includes(fulfilment)) &&
    isPossible({ ...axes, ...STEPS[step] })
  );
}

/** Whether a step takes money or gives it back. */
export function movesMoney({ state }: { state: OrderState }): boolean {
  return state === 'paid' || state === 'refunded';
}

/** Whether an order may move from one state to the other; staying is not a move. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return to !== 'unpaid' && canTake(to, AXES[from]);
}

/** Returns how orders stand that may take a step: alternatives of a filter. */
export function axesBefore(step: OrderStep): OrderAxes[] {
  return ORDER_STATES.map(axesOf).filter((axes) => canTake(step, axes));
}

export type AxesFilter = {
  payment?: OrderPayment | { readonly $in: readonly OrderPayment[] };
  fulfilment?: OrderFulfilment;
};

/**
 * Filters of stored orders; those of queries name the payment, with which most indexes begin. The functions below answer
 * the same for one order.
 */
export const ORDERS_THAT = {
  awaitPayment: { payment: 'due', fulfilment: 'open' },
  awaitShipment: { payment: 'paid', fulfilment: 'open' },
  /** Their units are reserved. */
  areOpen: { payment: { $in: ['due', 'paid'] }, fulfilment: 'open' },
  haveShipped: { fulfilment: 'shipped' },
  /** The shop has their money, but for parts. */
  keepMoney: { payment: 'paid' },
  /** At any time: the field `paid` of an order (product §3.2). */
  werePaid: { payment: { $in: ['paid', 'refunded'] } },
  wereRefunded: { payment: 'refunded' },
  wereCancelled: { payment: 'none', fulfilment: 'cancelled' },
  haveExpired: { payment: 'none', fulfilment: 'expired' },
  /** They ended before payment. */
  wereReleased: { payment: 'none' },
  /** What lists show unless they are asked for more. */
  wereNotReleased: { payment: { $in: ['due', 'paid', 'refunded'] } },
} as const satisfies Record<string, AxesFilter>;

function fits(order: OrderStanding, { payment, fulfilment }: AxesFilter): boolean {
  const axes = 'state' in order ? AXES[order.state] : order;
  const isOfPayment =
    typeof payment === 'object'
      ? payment.$in.includes(axes.payment)
      : axes.payment === (payment ?? axes.payment);
  return isOfPayment && axes.fulfilment === (fulfilment ?? axes.fulfilment);
}

const question = (filter: AxesFilter) => (order: OrderStanding) => fits(order, filter);

export const awaitsPayment = question(ORDERS_THAT.awaitPayment);
export const awaitsShipment = question(ORDERS_THAT.awaitShipment);
export const isOpen = question(ORDERS_THAT.areOpen);
export const hasShipped = question(ORDERS_THAT.haveShipped);
export const keepsMoney = question(ORDERS_THAT.keepMoney);
export const wasPaid = question(ORDERS_THAT.werePaid);
export const isRefunded = question(ORDERS_THAT.wereRefunded);
export const isCancelled = question(ORDERS_THAT.wereCancelled);
export const isReleased = question(ORDERS_THAT.wereReleased);
