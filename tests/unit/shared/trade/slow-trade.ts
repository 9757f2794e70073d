import type { MethodPrice, Shipping, ZoneArea } from '@/lib/shared/trade/settings/shipping.schema';
import type { ShippedLine } from '@/lib/shared/trade/shipping-price';
import type { Place } from '@/lib/shared/trade/territory';

/**
 * Zones, methods and prices as somebody with paper and pencil works them out, in cents: written from the rules alone, with nothing of
 * the store's but the types.
 */

const letters = (text: string) => [...text.toUpperCase()].filter((each) => !' -'.includes(each)).join('');
const noSpaces = (text: string) => text.toUpperCase().split(' ').join('');
/** The states that generated settings name. */
const STATES: Readonly<Record<string, string>> = { OHIO: 'OH', NEWYORK: 'NY' };
const region = (country: string, text: string) =>
  country === 'US' ? (STATES[noSpaces(text)] ?? noSpaces(text)) : noSpaces(text);

function isIn(area: ZoneArea, place: Place): boolean {
  if (area.country !== '*' && area.country !== place.country) return false;
  if (area.regions) {
    let found = false;
    for (const each of area.regions)
      if (region(place.country, each) === region(place.country, place.region)) found = true;
    if (!found) return false;
  }
  if (!area.postalCodes) return true;
  for (const prefix of area.postalCodes)
    if (letters(place.postalCode).slice(0, letters(prefix).length) === letters(prefix)) return true;
  return false;
}

export type SlowMethod = { id: string; cents?: number; why?: string };

function slowPrice(
  price: MethodPrice,
  lines: readonly ShippedLine[],
  goodsCents: number,
): Omit<SlowMethod, 'id'> {
  if (price.onRequest) return { why: 'on-request' };
  let measure = 0;
  if (price.by === 'value') measure = goodsCents;
  if (price.by === 'weight')
    for (const { quantity, weightGrams } of lines) {
      if (weightGrams === null) return { why: 'weight-unknown' };
      measure += quantity * weightGrams;
    }
  const unit = price.by === 'value' ? 100 : 1;
  if (price.upTo !== undefined && measure > Math.round(price.upTo * unit))
    return { why: price.by === 'weight' ? 'too-heavy' : 'above' };
  let cents = 0;
  for (const step of price.steps)
    if (Math.round(step.from * unit) <= measure) cents = Math.round(step.price * 100);
  if (price.freeFrom !== undefined && goodsCents >= Math.round(price.freeFrom * 100)) cents = 0;
  const isBulky = lines.some(({ bulky }) => bulky);
  return { cents: cents + (isBulky ? Math.round((price.bulky ?? 0) * 100) : 0) };
}

export function slowMethods(
  { zones, methods }: Shipping,
  place: Place,
  lines: readonly ShippedLine[],
  goodsCents: number,
): { zone: string | undefined; methods: SlowMethod[]; cheapest: string | undefined } {
  let zone: string | undefined;
  for (const each of zones)
    for (const area of each.where) if (zone === undefined && isIn(area, place)) zone = each.id;
  const offered: SlowMethod[] = [];
  const isDelivered = (wanted: string) =>
    methods.some(({ id, kind }) => id === wanted && kind === 'delivery');
  let cheapest: SlowMethod | undefined;
  for (const { id, kind, prices } of methods)
    for (const price of prices)
      if (price.zone === (kind === 'pickup' ? '*' : zone))
        offered.push({ id, ...slowPrice(price, lines, goodsCents) });
  // Whatever delivers goes before pickup and carriers of the buyer's.
  for (const delivers of [true, false])
    if (!cheapest)
      for (const found of offered)
        if (found.cents !== undefined && delivers === isDelivered(found.id))
          if (found.cents < (cheapest?.cents ?? Number.POSITIVE_INFINITY)) cheapest = found;
  return { zone, methods: offered, cheapest: cheapest?.id };
}
