import { toCents } from '../numbers/money';
import type { MethodPrice, Shipping, ShippingMethod, Zone, ZoneArea } from './settings/shipping.schema';
import { stateOf } from './settings/us-states';
import { type Place, postalKey } from './territory';

const regionKey = (country: string, region: string) =>
  (country === 'US' ? stateOf(region) : undefined) ?? region.replace(/\s+/g, '').toUpperCase();

function contains({ country, regions, postalCodes }: ZoneArea, to: Place): boolean {
  if (country !== '*' && country !== to.country) return false;
  const region = regionKey(to.country, to.region);
  if (regions && !regions.some((each) => regionKey(to.country, each) === region)) return false;
  const postal = postalKey(to.postalCode);
  return !postalCodes || postalCodes.some((prefix) => postal.startsWith(postalKey(prefix)));
}

/** Returns the first zone of which an area contains the place. */
export function zoneOf(zones: readonly Zone[], to: Place): Zone | undefined {
  return zones.find(({ where }) => where.some((area) => contains(area, to)));
}

export type ShippedLine = {
  quantity: number;
  /** A unit's; null where it is not stored. */
  weightGrams: number | null;
  bulky: boolean;
};

/** A method has no price for this reason; `lines` are the positions of those without a weight. */
export type NoPrice = { code: 'on-request' | 'too-heavy' | 'above' | 'weight-unknown'; lines?: number[] };
export type ShippingPrice = { cents: number } | { why: NoPrice };

function measureOf(
  by: MethodPrice['by'],
  lines: readonly ShippedLine[],
  goodsCents: number,
): number | NoPrice {
  if (by === 'flat') return 0;
  if (by === 'value') return goodsCents;
  const unknown = [...lines.entries()].filter(([, { weightGrams }]) => weightGrams === null);
  if (unknown.length > 0) return { code: 'weight-unknown', lines: unknown.map(([at]) => at) };
  return lines.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0);
}

/** Returns what a method costs in a zone, in cents, net. `goodsCents` are those of the whole cart, net. */
export function shippingPrice(
  { by, steps, upTo, freeFrom, bulky, onRequest }: MethodPrice,
  lines: readonly ShippedLine[],
  goodsCents: number,
): ShippingPrice {
  if (onRequest) return { why: { code: 'on-request' } };
  const measure = measureOf(by, lines, goodsCents);
  if (typeof measure !== 'number') return { why: measure };
  const inMeasure = (bound: number) => (by === 'value' ? toCents(bound) : bound);
  if (upTo !== undefined && measure > inMeasure(upTo))
    return { why: { code: by === 'weight' ? 'too-heavy' : 'above' } };
  const step = steps.findLast(({ from }) => inMeasure(from) <= measure);
  const isFree = freeFrom !== undefined && goodsCents >= toCents(freeFrom);
  const extra = bulky !== undefined && lines.some((line) => line.bulky) ? toCents(bulky) : 0;
  return { cents: (isFree ? 0 : toCents(step?.price ?? 0)) + extra };
}

export type OfferedMethod = { method: ShippingMethod; zoneId?: string } & ShippingPrice;

/** Returns the methods that are offered for a place, in their order. Pickup is offered everywhere. */
export function methodsFor(
  { zones, methods }: Shipping,
  to: Place,
  lines: readonly ShippedLine[],
  goodsCents: number,
): OfferedMethod[] {
  const zone = zoneOf(zones, to);
  return methods.flatMap((method): OfferedMethod[] => {
    const isEverywhere = method.kind === 'pickup';
    const id = isEverywhere ? '*' : zone?.id;
    const price = method.prices.find((each) => each.zone === id);
    if (!price) return [];
    return [
      {
        method,
        ...(isEverywhere || id === undefined ? {} : { zoneId: id }),
        ...shippingPrice(price, lines, goodsCents),
      },
    ];
  });
}

/**
 * Returns the cheapest method that delivers and has a price, of equals the first. Pickup and the buyer's own carrier, which cost
 * nothing mostly and ask for other fields, come only where nothing is delivered at a price.
 */
export function cheapest(offered: readonly OfferedMethod[]): OfferedMethod | undefined {
  const priced = offered.flatMap((each) => ('cents' in each ? [{ each, cents: each.cents }] : []));
  const delivering = priced.filter(({ each }) => each.method.kind === 'delivery');
  return (delivering.length > 0 ? delivering : priced).reduce<(typeof priced)[number] | undefined>(
    (best, next) => (best && best.cents <= next.cents ? best : next),
    undefined,
  )?.each;
}
