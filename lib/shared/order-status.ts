/** Where an order stands. `paid` waits for shipment; spec §4 knows placed (unpaid) -> paid -> shipped, decisions §4 the rest. */
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

/** Whether an order may go from one state to the other. Staying is no step. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** Whether the order was paid at some time: what the field `paid` of an order says (spec §3). */
export function isPaid(state: OrderState): boolean {
  return state === 'paid' || state === 'shipped' || state === 'refunded';
}

/** Whether the order was given up before payment, its units back on the shelf. */
export function isDropped(state: OrderState): boolean {
  return state === 'cancelled' || state === 'expired';
}
