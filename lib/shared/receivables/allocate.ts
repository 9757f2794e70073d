type Share<Item> = { item: Item; cents: number };

/** Gives an amount to items in their order, each as much as it has room for before the next. */
export function allocate<Item>(
  cents: number,
  items: readonly Item[],
  roomOf: (item: Item) => number,
): { shares: Share<Item>[]; leftCents: number } {
  const shares: Share<Item>[] = [];
  let leftCents = cents;
  for (const item of items) {
    const share = Math.min(leftCents, roomOf(item));
    if (share <= 0) continue;
    shares.push({ item, cents: share });
    leftCents -= share;
  }
  return { shares, leftCents };
}

type Payable = { dueOn: string; issuedAt: Date };

/** The invoices that are named, in their order, then the oldest due. */
export function inPayingOrder<Item extends Payable>(
  payables: readonly Item[],
  named: readonly string[],
  numberOf: (item: Item) => string,
): Item[] {
  const placeOf = (item: Item) => {
    const place = named.indexOf(numberOf(item));
    return place === -1 ? named.length : place;
  };
  return payables.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      one.dueOn.localeCompare(other.dueOn) ||
      one.issuedAt.getTime() - other.issuedAt.getTime() ||
      numberOf(one).localeCompare(numberOf(other)),
  );
}

/**
 * Takes an amount of a payment back: what became credit first, then what it paid, the newest allocation first. At most all of it.
 */
export function takeBack<Allocation extends { cents: number }>(
  { allocations, unappliedCents }: { allocations: readonly Allocation[]; unappliedCents: number },
  cents: number,
): { allocations: Allocation[]; unappliedCents: number; taken: Share<Allocation>[]; creditCents: number } {
  const creditCents = Math.min(cents, unappliedCents);
  const { shares } = allocate(cents - creditCents, allocations.toReversed(), (one) => one.cents);
  const takenOf = new Map(shares.map(({ item, cents: share }) => [item, share]));
  return {
    allocations: allocations.flatMap((one) => {
      const left = one.cents - (takenOf.get(one) ?? 0);
      return left > 0 ? [{ ...one, cents: left }] : [];
    }),
    unappliedCents: unappliedCents - creditCents,
    taken: shares,
    creditCents,
  };
}
