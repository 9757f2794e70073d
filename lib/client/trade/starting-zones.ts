import { inEachLanguage, type Language } from '@/lib/shared/site/languages';
import { UNION_MEMBERS } from '@/lib/shared/trade/territory';
import {
  type AreaValues,
  FIRST_STEP,
  type MethodValues,
  NEW_AREA,
  NEW_PRICE,
  type PriceValues,
  type TradeValues,
  type ZoneValues,
} from './trade-form';

export type StartingPrices = { own: string; union: string; world: string };
export type StartingNames = StartingPrices & { method: Record<Language, string> };

/** Countries to which sellers of another ship as within their own. */
const SHIPPED_ALIKE: Readonly<Record<string, readonly string[]>> = { CH: ['LI'], LI: ['CH'], FR: ['MC'] };

const area = (country: string): AreaValues => ({ ...NEW_AREA, country });

function priceIn(zone: string, price: string): PriceValues {
  const isOnRequest = price.trim() === '';
  return { ...NEW_PRICE, zone, steps: [{ ...FIRST_STEP, price }], onRequest: isOnRequest };
}

/**
 * Returns the zones of a seller in a country, and a first method at these prices: the country, the rest of the European Union, and the
 * rest of the world. Without a price, shipping there is on request.
 */
export function startingShipping(
  country: string,
  prices: StartingPrices,
  names: StartingNames,
): TradeValues['shipping'] {
  const own = [country, ...(SHIPPED_ALIKE[country] ?? [])];
  const others = UNION_MEMBERS.filter((member) => !own.includes(member));
  const zones: ZoneValues[] = [
    { id: 'own', name: names.own, where: own.map(area) },
    { id: 'eu', name: names.union, where: others.map(area) },
    { id: 'world', name: names.world, where: [area('*')] },
  ];
  const method: MethodValues = {
    id: '',
    names: inEachLanguage((language) => names.method[language]),
    kind: 'delivery',
    prices: [priceIn('own', prices.own), priceIn('eu', prices.union), priceIn('world', prices.world)],
  };
  return { zones, methods: [method] };
}
