import { averageRating, ONLY_LANGUAGE } from '#indexed-tool';

export type KeysBySlot = {
  createdAt: (slot: number) => number;
  priceCents: (slot: number) => number;
  ratingSum: (slot: number) => number;
  ratingCount: (slot: number) => number;
  name: (slot: number) => string;
  /** The SKU as searches compare it: without gaps and case. */
  sku: (slot: number) => string;
  /** Below 0 if the first id comes before the other. */
  compareIds: (one: number, other: number) => number;
};

/** Among equals the newest comes first, by name or SKU that with the lower id. Other ties of a price: list-slots. */
export const TOOL_ORDERS = ['newest', 'price', 'rating', 'name', 'call-name', 'sku'] as const;
export type ToolOrder = (typeof TOOL_ORDERS)[number];

/** Natural order: ignoring case and accents, 9 before 10. */
export function collatorOf(language: string): Intl.Collator {
  return new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
}

export const ownCollator = collatorOf(ONLY_LANGUAGE);

export type CompareSlots = (one: number, other: number) => number;

export function nameComparison(
  { name, compareIds }: Pick<KeysBySlot, 'name' | 'compareIds'>,
  language: string,
): CompareSlots {
  const { compare } = collatorOf(language);
  return (a, b) => compare(name(a), name(b)) || compareIds(a, b);
}

export function orderComparisons(keys: KeysBySlot): Record<ToolOrder, CompareSlots> {
  const { createdAt, priceCents, ratingSum, ratingCount, name, sku, compareIds } = keys;
  const newest: CompareSlots = (a, b) => createdAt(b) - createdAt(a) || compareIds(b, a);
  const rating = (slot: number) => averageRating(ratingSum(slot), ratingCount(slot));
  const up: CompareSlots = (a, b) => priceCents(a) - priceCents(b);
  const byCode: CompareSlots = (a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0);
  return {
    newest,
    price: (a, b) => up(a, b) || newest(a, b),
    rating: (a, b) => rating(b) - rating(a) || ratingCount(b) - ratingCount(a) || newest(a, b),
    name: nameComparison(keys, ONLY_LANGUAGE),
    sku: (a, b) => ownCollator.compare(sku(a), sku(b)) || compareIds(a, b),
    'call-name': (a, b) => byCode(a, b) || compareIds(a, b),
  };
}
