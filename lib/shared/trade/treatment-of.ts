import type { MethodKind } from './settings/shipping.schema';
import type { StateRate, Supply, TaxClass, TaxSettings } from './settings/tax.schema';
import type { TradeSettings } from './settings/trade.schema';
import { stateOf } from './settings/us-states';
import {
  isInUnion,
  type Place,
  postalKey,
  serviceTerritoryOf,
  territoryOf,
  territoryOfVatId,
} from './territory';
import { isOnDay, rateOf } from './trade-settings';

/** Categories of EN 16931 (UNTDID 5305). */
export type TaxCategory = 'S' | 'Z' | 'E' | 'K' | 'G' | 'AE';

export type Treatment =
  | { treatment: 'none' | 'no-tax'; rate: 0 }
  | { treatment: 'domestic'; category: 'S' | 'Z'; rate: number }
  /** The rate is that of `country`. */
  | { treatment: 'destination'; category: 'S' | 'Z'; rate: number; country: string }
  | { treatment: 'small-business'; category: 'E'; rate: 0 }
  | { treatment: 'intra-community'; category: 'K'; rate: 0 }
  | { treatment: 'export'; category: 'G'; rate: 0 }
  | { treatment: 'reverse-charge'; category: 'AE'; rate: 0 }
  /** `row` is its position in the table. */
  | { treatment: 'sales-tax'; rate: number; name: string; row: number; taxesShipping: boolean }
  | { treatment: 'exempt'; rate: 0 };

export type VatIdState = 'none' | 'waiting' | 'valid' | 'invalid';
export type Certificate = {
  id: string;
  number: string;
  states: readonly string[];
  reason: string;
  from?: string | undefined;
  to?: string | undefined;
};
/** A buyer's number is that of an active company; people have none. */
export type TaxedBuyer = {
  vatId?: string | undefined;
  vatIdState: VatIdState;
  billingCountry: string;
  certificates: readonly Certificate[];
};

export type TaxedDelivery = {
  to: Place;
  /** Absent where a shop has no methods: goods are delivered. */
  kind?: MethodKind | undefined;
  buyer: TaxedBuyer;
  day: string;
};

function vatRow({ vat }: TaxSettings, country: string, classId: string, day: string): number | undefined {
  const row = vat?.rates.find(
    (each) => each.country === country && each.class === classId && isOnDay(each, day),
  );
  return row && rateOf(row.rate);
}

const categoryOf = (rate: number) => (rate === 0 ? 'Z' : 'S');

/** Tax treats what the buyer collects, or has collected, as handed over at the seller's. */
const isCollected = (kind: MethodKind | undefined) => kind === 'pickup' || kind === 'own-carrier';

function vatOnGoods(
  { tax, seller }: VatSettings,
  classId: string,
  { to, kind, buyer, day }: TaxedDelivery,
): Treatment | undefined {
  const own = territoryOf(seller, seller.country);
  const place = isCollected(kind) ? own : territoryOf(to, seller.country);
  const domestic = () => domesticOf(tax, seller.country, classId, day);
  if (tax.vat?.smallBusiness) return { treatment: 'small-business', category: 'E', rate: 0 };
  if (place === own) return domestic();
  if (!isInUnion(own) || !isInUnion(place)) return { treatment: 'export', category: 'G', rate: 0 };
  const isConfirmed = buyer.vatIdState === 'valid' && territoryOfVatId(buyer.vatId ?? '') !== own;
  if (isConfirmed) return { treatment: 'intra-community', category: 'K', rate: 0 };
  return (buyer.vatId === undefined && destinationOf(tax, place, classId, day)) || domestic();
}

function destinationOf(
  tax: TaxSettings,
  country: string,
  classId: string,
  day: string,
): Treatment | undefined {
  const rate = vatRow(tax, country, classId, day);
  return rate === undefined
    ? undefined
    : { treatment: 'destination', category: categoryOf(rate), rate, country };
}

function domesticOf(tax: TaxSettings, country: string, classId: string, day: string): Treatment | undefined {
  const rate = vatRow(tax, country, classId, day);
  return rate === undefined ? undefined : { treatment: 'domestic', category: categoryOf(rate), rate };
}

function vatOnServices(
  { tax, seller }: VatSettings,
  classId: string,
  { buyer, day }: TaxedDelivery,
): Treatment | undefined {
  const own = serviceTerritoryOf(seller.country);
  const place = serviceTerritoryOf(buyer.billingCountry);
  const isUnion = isInUnion(own) && isInUnion(place);
  if (place !== own && !isUnion) return undefined;
  if (place !== own && buyer.vatIdState === 'valid')
    return { treatment: 'reverse-charge', category: 'AE', rate: 0 };
  if (tax.vat?.smallBusiness) return { treatment: 'small-business', category: 'E', rate: 0 };
  return domesticOf(tax, seller.country, classId, day);
}

type Seller = NonNullable<TradeSettings['seller']>;
type VatSettings = { tax: TaxSettings; seller: Seller };

/** Returns, of the rows of one state, day and class, that with the longest beginning of the postal code, of equals that of the class. */
function stateRow(
  rates: readonly StateRate[],
  { country, region, postalCode }: Place,
  classId: string,
  day: string,
): number | undefined {
  const state = country === 'US' ? stateOf(region) : undefined;
  const postal = postalKey(postalCode);
  const fits = (row: StateRate) =>
    row.state === state &&
    isOnDay(row, day) &&
    (row.class === undefined || row.class === classId) &&
    postal.startsWith(row.zip ?? '');
  const rank = ({ zip = '', class: own }: StateRate) => zip.length * 2 + (own === undefined ? 0 : 1);
  const [best] = [...rates.entries()]
    .filter(([, row]) => fits(row))
    .sort(([, a], [, b]) => rank(b) - rank(a));
  return best?.[0];
}

/** Returns the place that sales tax goes by. */
function taxedPlace({ kind, to }: TaxedDelivery, seller: Seller): Place {
  return isCollected(kind) ? { ...seller, region: seller.region ?? '' } : to;
}

/** Returns the certificate that exempts a buyer from the sales tax of where goods go, on a day. */
export function certificateFor(
  { tax, seller }: Pick<TradeSettings, 'tax' | 'seller'>,
  delivery: TaxedDelivery,
): Certificate | undefined {
  if (tax.mode !== 'us' || !seller) return undefined;
  const { buyer, day } = delivery;
  const to = taxedPlace(delivery, seller);
  const state = to.country === 'US' ? stateOf(to.region) : undefined;
  return buyer.certificates.find((each) => isOnDay(each, day) && each.states.some((own) => own === state));
}

function salesTax({ tax, seller }: VatSettings, classId: string, delivery: TaxedDelivery): Treatment {
  const rates = tax.us?.rates ?? [];
  const at = stateRow(rates, taxedPlace(delivery, seller), classId, delivery.day);
  const row = at === undefined ? undefined : rates[at];
  if (at === undefined || !row) return { treatment: 'no-tax', rate: 0 };
  if (certificateFor({ tax, seller }, delivery)) return { treatment: 'exempt', rate: 0 };
  const { name, rate, shipping: taxesShipping } = row;
  return { treatment: 'sales-tax', rate: rateOf(rate), name, row: at, taxesShipping };
}

/** Returns how a class of what is sold is taxed; undefined where it is not sold: services abroad, or a day without a rate. */
export function treatmentOf(
  { tax, seller }: Pick<TradeSettings, 'tax' | 'seller'>,
  { id, supply }: Pick<TaxClass, 'id'> & { supply: Supply },
  delivery: TaxedDelivery,
): Treatment | undefined {
  if (tax.mode === 'none') return { treatment: 'none', rate: 0 };
  if (!seller) return undefined;
  if (tax.mode === 'us') return salesTax({ tax, seller }, id, delivery);
  if (supply === 'services') return vatOnServices({ tax, seller }, id, delivery);
  return vatOnGoods({ tax, seller }, id, delivery);
}

/**
 * Returns how a class is taxed on the day that it ships, by the treatment it was ordered under: only the rate is that of the day. Returns
 * undefined where the settings have none for it, and for treatments without a rate. A small business may have ceased to be one.
 */
export function treatmentOnDay(
  trade: Pick<TradeSettings, 'tax' | 'seller'>,
  own: TaxClass,
  { treatment, name = '' }: { treatment: Treatment['treatment']; name?: string | undefined },
  delivery: TaxedDelivery,
): Treatment | undefined {
  const { tax, seller } = trade;
  if (!seller) return undefined;
  const isVat = tax.mode === 'vat';
  if (treatment === 'domestic')
    return isVat ? domesticOf(tax, seller.country, own.id, delivery.day) : undefined;
  if (treatment === 'destination') return isVat ? destinationOf(tax, name, own.id, delivery.day) : undefined;
  if (treatment === 'small-business')
    return isVat && !tax.vat?.smallBusiness ? treatmentOf(trade, own, delivery) : undefined;
  if (treatment !== 'sales-tax' || tax.mode !== 'us') return undefined;
  const present = salesTax({ tax, seller }, own.id, {
    ...delivery,
    buyer: { ...delivery.buyer, certificates: [] },
  });
  return present.treatment === 'sales-tax' ? present : undefined;
}
