/** State of an order in answers, filters and texts (product §4.1); `paid` and `on-account` wait for shipment. */
export const ORDER_STATES = [
  'unpaid',
  'on-account',
  'paid',
  'shipped',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const LISTED_ORDER_STATES = [
  'unpaid',
  'on-account',
  'paid',
  'shipped',
  'refunded',
] as const satisfies readonly OrderState[];

/**
 * The payment of an order. Whether a refund has been sent is the state of the refund document. `account`: a company owes it;
 * whether it has paid is in its receivable, and in `paidAt` of the order.
 */
export type OrderPayment = 'none' | 'due' | 'account' | 'paid' | 'refunded';
export type OrderFulfilment = 'open' | 'shipped' | 'cancelled' | 'expired';

export type OrderAxes = { payment: OrderPayment; fulfilment: OrderFulfilment };

/** A stored order, or one of an answer; also a step of its timeline. */
export type OrderStanding = OrderAxes | { state: OrderState; payBy?: 'card' | 'account' | undefined };

const AXES: Readonly<Record<OrderState, OrderAxes>> = {
  unpaid: { payment: 'due', fulfilment: 'open' },
  'on-account': { payment: 'account', fulfilment: 'open' },
  paid: { payment: 'paid', fulfilment: 'open' },
  shipped: { payment: 'paid', fulfilment: 'shipped' },
  cancelled: { payment: 'none', fulfilment: 'cancelled' },
  expired: { payment: 'none', fulfilment: 'expired' },
  // Only an order that has not shipped is refunded as a whole.
  refunded: { payment: 'refunded', fulfilment: 'cancelled' },
};

export const SHIPPED_ON_ACCOUNT: OrderAxes = { payment: 'account', fulfilment: 'shipped' };

const PAYMENT_MOVES: Readonly<Record<OrderPayment, readonly OrderPayment[]>> = {
  due: ['paid', 'none'],
  account: ['none'],
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

const STEPS = {
  paid: { payment: 'paid' },
  shipped: { fulfilment: 'shipped' },
  cancelled: { payment: 'none', fulfilment: 'cancelled' },
  expired: { payment: 'none', fulfilment: 'expired' },
  refunded: { payment: 'refunded', fulfilment: 'cancelled' },
} as const satisfies Record<Exclude<OrderState, 'unpaid' | 'on-account'>, Partial<OrderAxes>>;

export type OrderStep = keyof typeof STEPS;

export const PLACED: OrderAxes = AXES.unpaid;
export const PLACED_ON_ACCOUNT: OrderAxes = AXES['on-account'];

export const TO_PAY = 'unpaid' satisfies OrderState;

/** A filter, no state: all that must leave, whether paid by card or on account. */
export const TO_SHIP = 'to-ship';

/** A filter, no state: those to ship of which something has left. */
export const PART_SHIPPED = 'part-shipped';

export const ORDER_FILTERS = [TO_SHIP, PART_SHIPPED, ...ORDER_STATES] as const;
/** Offered above lists; orders on account are among those to ship. */
export const LISTED_ORDER_FILTERS = [
  'unpaid',
  TO_SHIP,
  'on-account',
  'shipped',
  'refunded',
] as const satisfies readonly OrderFilter[];

export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** Returns whether a filter selects only orders that must leave. */
export const isOfShipping = (filter: string | undefined): boolean =>
  filter === TO_SHIP || filter === ('on-account' satisfies OrderState);

/** Returns the axes of an order by card where the state does not decide it. */
export function axesOf(state: OrderState): OrderAxes {
  return AXES[state];
}

/** Selects the orders of a filter or a state. */
export function filterOf(state: OrderFilter): AxesFilter {
  if (state === TO_SHIP) return ORDERS_THAT.awaitShipment;
  if (state === PART_SHIPPED) return ORDERS_THAT.haveShippedInPart;
  return state === 'shipped' ? { ...AXES.shipped, payment: { $in: ['paid', 'account'] } } : AXES[state];
}

export function stateOf({ payment, fulfilment }: OrderAxes): OrderState {
  if (payment === 'refunded') return 'refunded';
  if (fulfilment !== 'open') return fulfilment;
  if (payment === 'account') return 'on-account';
  return payment === 'paid' ? 'paid' : 'unpaid';
}

/** The field `status` of an order, once it has shipped or ended, or is on account (product §3.2). */
export function statusOf(order: OrderAxes): Exclude<OrderState, 'unpaid' | 'paid'> | undefined {
  const state = stateOf(order);
  return state === 'unpaid' || state === 'paid' ? undefined : state;
}

/** True for every stored order. */
export function isPossible(axes: OrderAxes): boolean {
  return [AXES[stateOf(axes)], SHIPPED_ON_ACCOUNT].some(
    ({ payment, fulfilment }) => axes.payment === payment && axes.fulfilment === fulfilment,
  );
}

export function changesOf(step: OrderStep): Partial<OrderAxes> {
  return STEPS[step];
}

function canApply(step: OrderStep, axes: OrderAxes): boolean {
  const { payment, fulfilment }: Partial<OrderAxes> = STEPS[step];
  // What a company orders on account is held until it ships or is cancelled.
  if (step === 'expired' && axes.payment === 'account') return false;
  return (
    (payment === undefined || PAYMENT_MOVES[axes.payment].includes(payment)) &&
    (fulfilment === undefined || FULFILMENT_MOVES[axes.fulfilment].includes(fulfilment)) &&
    isPossible({ ...axes, ...STEPS[step] })
  );
}

export function movesMoney({ state }: { state: OrderState }): boolean {
  return state === 'paid' || state === 'refunded';
}

/** Staying in a state is not a move. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return to !== 'unpaid' && to !== 'on-account' && canApply(to, AXES[from]);
}

export function axesBefore(step: OrderStep): OrderAxes[] {
  return ORDER_STATES.map(axesOf).filter((axes) => canApply(step, axes));
}

export type AxesFilter = {
  payment?: OrderPayment | { readonly $in: readonly OrderPayment[] };
  fulfilment?: OrderFulfilment;
  shipmentCount?: number | { readonly $gt: number };
  $or?: OrderAxesFilter[];
};

type OrderAxesFilter = Omit<AxesFilter, '$or'>;

/**
 * Filters of stored orders; those of queries name the payment, with which most indexes begin. The functions below apply
 * them to one order.
 */
export const ORDERS_THAT = {
  awaitPayment: { payment: 'due', fulfilment: 'open' },
  /** Paid by card, and not shipped. */
  arePaid: { payment: 'paid', fulfilment: 'open' },
  awaitShipment: { payment: { $in: ['paid', 'account'] }, fulfilment: 'open' },
  /** Their units are reserved. */
  areOpen: { payment: { $in: ['due', 'paid', 'account'] }, fulfilment: 'open' },
  /** By their buyer, an approver of the company or an admin. */
  mayBeCancelled: { payment: { $in: ['due', 'account'] }, fulfilment: 'open', shipmentCount: 0 },
  /** Some of their units have left, and others are open. */
  haveShippedInPart: {
    payment: { $in: ['paid', 'account'] },
    fulfilment: 'open',
    shipmentCount: { $gt: 0 },
  },
  areOnAccount: { payment: 'account', fulfilment: 'open' },
  haveShipped: { fulfilment: 'shipped' },
  haveShippedOnAccount: SHIPPED_ON_ACCOUNT,
  /** Paid by card, and not refunded as a whole. */
  retainPayment: { payment: 'paid' },
  /** Paid by card or on account, and not refunded as a whole: they ship, or have. */
  areConfirmed: { payment: { $in: ['paid', 'account'] } },
  /** Invoiced, and not refunded as a whole: paid by card, or on account and something has shipped. */
  areSold: {
    $or: [{ payment: 'paid' }, { payment: 'account', shipmentCount: { $gt: 0 } }] as OrderAxesFilter[],
  },
  /** By card, at any time: the field `paid` of such an order (product §3.2). */
  werePaid: { payment: { $in: ['paid', 'refunded'] } },
  /** They stay, whatever becomes of their buyer. */
  wereOwedOrPaid: { payment: { $in: ['paid', 'account', 'refunded'] } },
  wereRefunded: { payment: 'refunded' },
  wereCancelled: { payment: 'none', fulfilment: 'cancelled' },
  haveExpired: { payment: 'none', fulfilment: 'expired' },
  /** Ended before payment. */
  wereReleased: { payment: 'none' },
  wereNotReleased: { payment: { $in: ['due', 'paid', 'account', 'refunded'] } },
} as const satisfies Record<string, AxesFilter>;

function axesIn(order: OrderStanding): OrderAxes {
  if (!('state' in order)) return order;
  return order.state === 'shipped' && order.payBy === 'account' ? SHIPPED_ON_ACCOUNT : AXES[order.state];
}

/** Where an order stands, with its shipments where they are known; without, what has shipped has one. */
type Shipped = OrderStanding & { shipmentCount?: number | undefined };

function hasShipments(count: number, wanted: AxesFilter['shipmentCount']): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === 'number' ? count === wanted : count > wanted.$gt;
}

function fits(order: Shipped, { payment, fulfilment, shipmentCount, $or }: AxesFilter): boolean {
  if ($or && !$or.some((filter) => fits(order, filter))) return false;
  const axes = axesIn(order);
  const isOfPayment =
    typeof payment === 'object'
      ? payment.$in.includes(axes.payment)
      : axes.payment === (payment ?? axes.payment);
  const shipments = order.shipmentCount ?? (axes.fulfilment === 'shipped' ? 1 : 0);
  return (
    isOfPayment &&
    axes.fulfilment === (fulfilment ?? axes.fulfilment) &&
    hasShipments(shipments, shipmentCount)
  );
}

const question = (filter: AxesFilter) => (order: Shipped) => fits(order, filter);

export const awaitsPayment = question(ORDERS_THAT.awaitPayment);
export const awaitsShipment = question(ORDERS_THAT.awaitShipment);
export const isOpen = question(ORDERS_THAT.areOpen);
export const isPaid = question(ORDERS_THAT.arePaid);
export const mayBeCancelled = question(ORDERS_THAT.mayBeCancelled);
export const isOnAccount = question(ORDERS_THAT.areOnAccount);
export const hasShipped = question(ORDERS_THAT.haveShipped);
export const hasShippedOnAccount = question(ORDERS_THAT.haveShippedOnAccount);
/** The whole of it can be refunded: paid by card, and nothing shipped. */
export const mayBeRefunded = question({ ...ORDERS_THAT.arePaid, shipmentCount: 0 });
export const retainsPayment = question(ORDERS_THAT.retainPayment);
export const isConfirmed = question(ORDERS_THAT.areConfirmed);
export const isSold = question(ORDERS_THAT.areSold);
export const wasPaid = question(ORDERS_THAT.werePaid);
export const isRefunded = question(ORDERS_THAT.wereRefunded);
export const isCancelled = question(ORDERS_THAT.wereCancelled);
export const isReleased = question(ORDERS_THAT.wereReleased);

export const STATES_TO_SHIP: readonly OrderState[] = ORDER_STATES.filter((state) =>
  awaitsShipment({ state }),
);
