/** Settings of freight and tax have dollars in whole cents, percent with up to three decimals, days as `2026-12-24`. */

export type ZoneArea = {
  country: string;
  regions?: string[] | undefined;
  postalCodes?: string[] | undefined;
};
/** Methods have a price of their own in each zone; `*` is every country. */
export type Zone = { id: string; name: string; where: ZoneArea[] };

export type PriceStep = { from: number; price: number };
export type MethodPrice = {
  zone: string;
  by: 'flat' | 'value' | 'weight';
  /** `from`: dollars of goods, or grams. The first begins at 0. */
  steps: PriceStep[];
  /** Inclusive, in the unit of `from`. */
  upTo?: number | undefined;
  /** Dollars of goods, net. */
  freeFrom?: number | undefined;
  bulky?: number | undefined;
  onRequest?: true | undefined;
};
export type MethodKind = 'delivery' | 'pickup' | 'own-carrier';
export type LocalNames = { en?: string | undefined; de?: string | undefined };
export type ShippingMethod = { id: string; names: LocalNames; kind: MethodKind; prices: MethodPrice[] };
export type Shipping = { zones: Zone[]; methods: ShippingMethod[] };

export type Supply = 'goods' | 'services';
export type TaxClass = { id: string; names: LocalNames; supply: Supply };
/** Days are inclusive. */
type Validity = { from?: string | undefined; to?: string | undefined };
export type VatRate = Validity & { country: string; class: string; rate: number };
export type StateRate = Validity & {
  state: string;
  /** The beginning of postal codes. */
  zip?: string | undefined;
  class?: string | undefined;
  rate: number;
  name: string;
  /** Freight is taxed by it. */
  shipping: boolean;
};
export type TaxSettings = {
  mode: 'none' | 'vat' | 'us';
  classes: TaxClass[];
  /** `like-goods`, or the id of a class. */
  shipping: string;
  vat?: { smallBusiness: boolean; eInvoice: boolean; rates: VatRate[] } | undefined;
  us?: { rates: StateRate[] } | undefined;
};

export type TradeSettings = {
  /** The seller's place, and number. */
  seller?:
    | { country: string; postalCode: string; region?: string | undefined; vatId?: string | undefined }
    | undefined;
  shipping: Shipping;
  tax: TaxSettings;
};

/** Returns whether a row of a table is valid on a day. */
export function isOnDay({ from, to }: Validity, day: string): boolean {
  return (from === undefined || from <= day) && (to === undefined || day <= to);
}

/** Returns thousandths of a percent. */
export function rateOf(percent: number): number {
  return Math.round(percent * 1_000);
}

/** Returns the class that a tool names; the first one where it names none, or one that is gone. */
export function classOf({ classes }: TaxSettings, id: string | undefined): TaxClass {
  const [first = { id: 'standard', names: {}, supply: 'goods' as const }] = classes;
  return classes.find((each) => each.id === id) ?? first;
}
