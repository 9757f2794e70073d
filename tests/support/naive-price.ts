import type { PriceList, PriceQuery, PriceTier } from '@/lib/server/commerce/prices/price-line';

/**
 * The price of a unit once more, by the words of the rules alone and with no code of the engine: fractions instead of
 * rounded integers, lists picked one after the other, tiers found by counting down.
 */

/** Half up: the least multiple of `step` that is more than half a step below. */
function halfUp(numerator: bigint, denominator: bigint, step: bigint): bigint {
  let multiple = (numerator / denominator / step) * step - step;
  while (2n * numerator >= denominator * (2n * multiple + step)) multiple += step;
  return multiple;
}

function tierReached(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  const highest = Math.max(...tiers.map(({ from }) => from));
  for (let units = Math.min(quantity, highest); units >= 1; units -= 1) {
    const tier = tiers.find(({ from }) => from === units);
    if (tier) return tier;
  }
  return undefined;
}

function comesBefore(a: PriceList, b: PriceList): boolean {
  if (a.priority !== b.priority) return a.priority > b.priority;
  if (a.createdAt.getTime() !== b.createdAt.getTime()) return a.createdAt > b.createdAt;
  return a.id > b.id;
}

function priceIn(list: PriceList, { tool, quantity }: PriceQuery): bigint | undefined {
  const own = list.rules.find((rule) => 'sku' in rule && rule.sku === tool.sku);
  const general = list.rules.find((rule) => 'category' in rule && rule.category === tool.category);
  for (const rule of [own, general]) {
    const tier = rule && tierReached(rule.tiers, quantity);
    if (!tier) continue;
    if ('priceCents' in tier) return BigInt(tier.priceCents);
    const left = 10_000n - BigInt(Math.round(tier.percent * 100));
    const exact = BigInt(tool.priceCents) * left;
    const cents = halfUp(exact, 10_000n, 1n);
    const step = BigInt(list.roundingCents ?? 1);
    const rounded = halfUp(cents, 1n, step);
    return exact > 0n && rounded === 0n ? step : rounded;
  }
  return undefined;
}

function firstPrice(lists: readonly PriceList[], query: PriceQuery): bigint | undefined {
  const left = [...lists];
  while (left.length > 0) {
    const next = left.find((one) => left.every((other) => other === one || comesBefore(one, other)));
    if (!next) throw new Error('no list comes first');
    left.splice(left.indexOf(next), 1);
    const price = priceIn(next, query);
    if (price !== undefined) return price;
  }
  return undefined;
}

const less = (a: bigint, b: bigint) => (a < b ? a : b);

export function naiveUnitCents(query: PriceQuery): number {
  const { tool, group, at } = query;
  const valid = query.lists.filter(
    ({ validFrom, validTo }) =>
      (validFrom === undefined || validFrom.getTime() <= at.getTime()) &&
      (validTo === undefined || at.getTime() < validTo.getTime()),
  );
  const base = BigInt(tool.priceCents);
  const ofEveryone = firstPrice(
    valid.filter((list) => 'everyone' in list.for),
    query,
  );
  const forAll = less(base, ofEveryone ?? base);
  const ofGroup = firstPrice(
    valid.filter((list) => 'groupId' in list.for && list.for.groupId === group),
    query,
  );
  return Number(less(forAll, ofGroup ?? forAll));
}
