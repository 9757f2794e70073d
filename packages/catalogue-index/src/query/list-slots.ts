import { type BitSet, hasBit } from '#arrays/bit-set';
import type { AddedOrders } from '#columns/added-orders';
import type { ToolOrder } from '#columns/tool-orders';
import type { ToolTable } from '#columns/tool-table';

/** A stored order, or one from its end; or by price, with the order of tools that cost the same. */
export type ListOrder = ToolOrder | { backwards: ToolOrder } | PriceOrder;
type PriceOrder = { price: 'up' | 'down'; ties: 'newest' | 'id' };

/** Names in another language than the catalogue's own have one order. */
const BY_NAME: ReadonlySet<ToolOrder> = new Set(['name', 'call-name']);

class Part {
  readonly slots: number[] = [];
  #position = 0;

  constructor(
    private readonly first: number,
    private readonly count: number,
  ) {}

  /** Adds the next slots of the list, which `sorted` is called for only if the part has some of them; returns false when no more are. */
  add(length: number, sorted: () => readonly number[]): boolean {
    const from = Math.max(0, this.first - this.#position);
    if (from < length) {
      for (const slot of sorted().slice(from, from + this.count - this.slots.length)) this.slots.push(slot);
    }
    this.#position += length;
    return this.slots.length < this.count;
  }
}

export function listSlots(
  table: ToolTable,
  slots: BitSet,
  { order, language }: { order: ListOrder; language: string | undefined },
  [first, count]: readonly [first: number, count: number],
): number[] {
  if (count <= 0) return [];
  if (typeof order !== 'string' && 'price' in order)
    return listByPrice(table, slots, order, new Part(first, count));
  const selected: number[] = [];
  let position = 0;
  const visit = (slot: number) => {
    if (!hasBit(slots, slot)) return true;
    if (position >= first) selected.push(slot);
    position += 1;
    return selected.length < count;
  };
  const isBackwards = typeof order !== 'string';
  const own = isBackwards ? order.backwards : order;
  const byName = BY_NAME.has(own) ? table.nameOrder(language) : undefined;
  if (byName) walk(byName, 'name', isBackwards, visit);
  else walk(table.orders, own, isBackwards, visit);
  return selected;
}

function walk<Order extends string>(
  orders: AddedOrders<Order>,
  order: Order,
  isBackwards: boolean,
  visit: (slot: number) => boolean,
): void {
  if (isBackwards) orders.visitBackwards(order, visit);
  else orders.visit(order, visit);
}

/** Goes from price to price, and sorts only tools of those prices that the part shows. */
function listByPrice(table: ToolTable, slots: BitSet, { price, ties }: PriceOrder, part: Part): number[] {
  const { priceCents, compareIds } = table.keys;
  let same: number[] = [];
  let cents = -1;
  let isEnough = false;
  const flush = () => {
    const sorted = () => {
      if (ties === 'id') return same.sort(compareIds);
      return price === 'up' ? same : same.reverse();
    };
    isEnough = !part.add(same.length, sorted);
    same = [];
  };
  const visit = (slot: number) => {
    if (!hasBit(slots, slot)) return true;
    const own = priceCents(slot);
    if (own !== cents) flush();
    cents = own;
    same.push(slot);
    return !isEnough;
  };
  if (price === 'up') table.orders.visit('price', visit);
  else table.orders.visitBackwards('price', visit);
  if (!isEnough) flush();
  return part.slots;
}
