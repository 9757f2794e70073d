/** The state of an order. `paid` waits for shipment; the transitions are those of product §4.1. */
export const ORDER_STATES = ['unpaid', 'paid', 'shipped', 'cancelled', 'expired', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const NEXT: Record<OrderState, readonly OrderState[]> = {
  unpaid: ['paid', 'cancelled', 'expired'],
  paid: ['shipped', 'refunded'],
  shipped: [],
  cancelled: [],
  expired: [],
  refunded: [],
};

/** Whether an order may move from one state to the other; staying is not a move. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** The states from which an order may move to this one. */
export function statesBefore(to: OrderState): OrderState[] {
  return ORDER_STATES.filter((from) => canMove(from, to));
}

/** Whether the order was ever paid: the field `paid` of an order (product §3.2). */
export function isPaid(state: OrderState): boolean {
  return state === 'paid' || state === 'shipped' || state === 'refunded';
}

/** Whether the order ended before payment, its units released. */
export function isReleased(state: OrderState): boolean {
  return state === 'cancelled' || state === 'expired';
}
