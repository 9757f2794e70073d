import type { CompareSlots } from '#columns/tool-orders';

/** Added slots in their order, and before which position of the packed order each belongs. */
type Added = { slots: number[]; places: number[] };

/** The orders of lists: those of packed slots, which never change, and of those added since, each with its place among the packed. */
export class AddedOrders<Order extends string> {
  readonly #orders: readonly Order[];
  readonly #added: Record<Order, Added>;

  constructor(
    private readonly packed: Readonly<Record<Order, Uint32Array>>,
    private readonly comparisons: Readonly<Record<Order, CompareSlots>>,
  ) {
    this.#orders = Object.keys(comparisons) as Order[];
    this.#added = Object.fromEntries(
      this.#orders.map((order): [Order, Added] => [order, { slots: [], places: [] }]),
    ) as Record<Order, Added>;
  }

  comparison(order: Order): CompareSlots {
    return this.comparisons[order];
  }

  add(slot: number): void {
    for (const order of this.#orders) {
      const compare = this.comparisons[order];
      const { slots, places } = this.#added[order];
      const at = firstAfter(slots, slot, compare);
      slots.splice(at, 0, slot);
      places.splice(at, 0, firstAfter(this.packed[order], slot, compare));
    }
  }

  /** Calls `visit` with every slot there ever was, in order, until it returns false. */
  visit(order: Order, visit: (slot: number) => boolean): void {
    const packed = this.packed[order];
    const { slots, places } = this.#added[order];
    let next = 0;
    for (let position = 0; position <= packed.length; position += 1) {
      while (next < places.length && (places[next] as number) <= position) {
        if (!visit(slots[next] as number)) return;
        next += 1;
      }
      if (position < packed.length && !visit(packed[position] as number)) return;
    }
  }

  visitBackwards(order: Order, visit: (slot: number) => boolean): void {
    const packed = this.packed[order];
    const { slots, places } = this.#added[order];
    let next = places.length - 1;
    for (let position = packed.length; position >= 0; position -= 1) {
      if (position < packed.length && !visit(packed[position] as number)) return;
      while (next >= 0 && (places[next] as number) >= position) {
        if (!visit(slots[next] as number)) return;
        next -= 1;
      }
    }
  }
}

function firstAfter(
  slots: ArrayLike<number>,
  slot: number,
  compare: (one: number, other: number) => number,
): number {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(slots[middle] as number, slot) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
