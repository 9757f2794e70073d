import { fieldAmount } from '@/lib/shared/numbers/money';
import { decimalMarkOf } from '@/lib/shared/site/language-facts';
import { inEachLanguage, LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { readWeight } from '@/lib/shared/tools/tool-weight';
import { fieldKilograms } from '@/lib/shared/tools/weight-text';
import type { Seller } from '@/lib/shared/trade/settings/seller.schema';
import type { MethodKind, MethodPrice, Shipping } from '@/lib/shared/trade/settings/shipping.schema';
import type { TaxSettings } from '@/lib/shared/trade/settings/tax.schema';
import { entryIdOf } from './entry-id';
import { type TaxValues, taxValuesOf, typedTax } from './tax-form';

/** Texts as they are typed, in the shape of the settings: a field has the same path in both. */

const SELLER_FIELDS = [
  ...(['name', 'street', 'addition', 'postalCode', 'city', 'region', 'country', 'vatId'] as const),
  ...(['taxNumber', 'register', 'contactName', 'phone', 'email', 'legal'] as const),
] as const;
const BANK_FIELDS = ['iban', 'bic', 'name'] as const;

export type SellerValues = Record<(typeof SELLER_FIELDS)[number], string> & {
  bank: Record<(typeof BANK_FIELDS)[number], string>;
};

/** Regions and postal codes are between commas. */
export type AreaValues = { country: string; regions: string; postalCodes: string };
export type ZoneValues = { id: string; name: string; where: AreaValues[] };
export type StepValues = { from: string; price: string };
export type PriceValues = {
  zone: string;
  by: MethodPrice['by'];
  steps: StepValues[];
  freeFrom: string;
  upTo: string;
  bulky: string;
  onRequest: boolean;
};
export type MethodValues = {
  /** Empty until it is saved for the first time. */
  id: string;
  names: Record<Language, string>;
  kind: MethodKind;
  prices: PriceValues[];
};
export type TradeValues = {
  seller: SellerValues;
  shipping: { zones: ZoneValues[]; methods: MethodValues[] };
  tax: TaxValues;
};
export type TradeBlock = keyof TradeValues;

/** The zone of the one price of pickup. */
export const EVERYWHERE = '*';
export const FIRST_STEP: StepValues = { from: '0', price: '' };
export const NEW_AREA: AreaValues = { country: '', regions: '', postalCodes: '' };
export const NEW_PRICE: PriceValues = {
  ...{ zone: '', by: 'flat', steps: [FIRST_STEP], freeFrom: '', upTo: '', bulky: '', onRequest: false },
};

export function newMethod(): MethodValues {
  return { id: '', names: inEachLanguage(() => ''), kind: 'delivery', prices: [] };
}

/** Returns a zone with an id that no other has. */
export function newZone(zones: readonly { id: string }[]): ZoneValues {
  const ids = new Set(zones.map(({ id }) => id));
  let number = zones.length + 1;
  while (ids.has(`zone-${number}`)) number += 1;
  return { id: `zone-${number}`, name: '', where: [NEW_AREA] };
}

function sellerValues(seller: Partial<Seller> = {}): SellerValues {
  const { bank = {} } = seller;
  const textsOf = <Field extends string>(fields: readonly Field[], of: Partial<Record<Field, string>>) =>
    Object.fromEntries(fields.map((field) => [field, of[field] ?? ''])) as Record<Field, string>;
  const { bank: _bank, ...texts } = seller;
  return {
    ...textsOf(SELLER_FIELDS, texts as Partial<Record<(typeof SELLER_FIELDS)[number], string>>),
    bank: textsOf(BANK_FIELDS, bank as Partial<Record<(typeof BANK_FIELDS)[number], string>>),
  };
}

function priceValues(price: MethodPrice, language: Language): PriceValues {
  const { zone, by, steps, freeFrom, upTo, bulky, onRequest = false } = price;
  const amount = (dollars: number | undefined) =>
    dollars === undefined ? '' : fieldAmount(dollars, language);
  const bound = (value: number) =>
    value === 0 ? '0' : by === 'weight' ? fieldKilograms(value, language) : fieldAmount(value, language);
  const typed = steps.map((step) => ({ from: bound(step.from), price: amount(step.price) }));
  return {
    ...{ zone, by, steps: typed.length > 0 ? typed : [FIRST_STEP], onRequest },
    ...{ freeFrom: amount(freeFrom), bulky: amount(bulky), upTo: upTo === undefined ? '' : bound(upTo) },
  };
}

/** Amounts, weights and rates as a page of this language writes them. */
export function tradeValuesOf(
  { seller, shipping, tax }: { seller?: Seller | undefined; shipping: Shipping; tax: TaxSettings },
  language: Language,
): TradeValues {
  return {
    seller: sellerValues(seller),
    shipping: {
      zones: shipping.zones.map(({ id, name, where }) => ({
        ...{ id, name },
        where: where.map(({ country, regions = [], postalCodes = [] }) => ({
          ...{ country, regions: regions.join(', '), postalCodes: postalCodes.join(', ') },
        })),
      })),
      methods: shipping.methods.map(({ id, names, kind, prices }) => ({
        ...{ id, kind, names: { ...inEachLanguage(() => ''), ...names } },
        prices: prices.map((price) => priceValues(price, language)),
      })),
    },
    tax: taxValuesOf(tax, language),
  };
}

const listOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Returns grams for a weight that can be read; any other text as it is, for the schema to refuse. */
function boundOf(text: string, by: PriceValues['by'], language: Language): string | number {
  if (by !== 'weight' || text.trim() === '') return text;
  const reading = readWeight(text, decimalMarkOf(language));
  return 'value' in reading ? reading.value : text;
}

function priceOf(price: PriceValues, kind: MethodKind, language: Language): unknown {
  const { by, steps, freeFrom, upTo, bulky, onRequest } = price;
  const zone = kind === 'pickup' ? EVERYWHERE : price.zone;
  if (onRequest) return { zone, by, steps: [], onRequest };
  const own = by === 'flat' ? steps.slice(0, 1).map(({ price: flat }) => ({ from: 0, price: flat })) : steps;
  const isGiven = (text: string) => text.trim() !== '';
  return {
    ...{ zone, by },
    steps: own.map((step) =>
      by === 'flat' ? step : { from: boundOf(String(step.from), by, language), price: step.price },
    ),
    ...(isGiven(freeFrom) ? { freeFrom } : {}),
    ...(by !== 'flat' && isGiven(upTo) ? { upTo: boundOf(upTo, by, language) } : {}),
    ...(isGiven(bulky) ? { bulky } : {}),
  };
}

function methodsOf(methods: readonly MethodValues[], language: Language): unknown[] {
  const taken = new Set(methods.map(({ id }) => id).filter((id) => id !== ''));
  return methods.map(({ id, names, kind, prices }) => {
    const given = LANGUAGES.all.map((each) => names[each]).find((name) => name.trim() !== '') ?? '';
    const own = id === '' ? entryIdOf(given, taken, 'method') : id;
    taken.add(own);
    return { id: own, names, kind, prices: prices.map((price) => priceOf(price, kind, language)) };
  });
}

/** A seller of whom nothing is typed is none; one that is stored cannot be removed. */
function sellerOf({ bank, ...texts }: SellerValues, hasSeller: boolean): unknown {
  const hasBank = Object.values(bank).some((text) => text.trim() !== '');
  const isNone = !hasBank && Object.values(texts).every((text) => text.trim() === '');
  return isNone && !hasSeller ? undefined : { ...texts, ...(hasBank ? { bank } : {}) };
}

type Stored = { hasSeller: boolean };

/** Returns what is typed in the shape of the settings, to be validated by their schema. */
export function typedSettings(
  { seller, shipping, tax }: TradeValues,
  language: Language,
  { hasSeller }: Stored = { hasSeller: false },
) {
  const typed = sellerOf(seller, hasSeller);
  return {
    ...(typed === undefined ? {} : { seller: typed }),
    shipping: {
      zones: shipping.zones.map(({ id, name, where }) => ({
        ...{ id, name },
        where: where.map(({ country, regions, postalCodes }) => ({
          ...{ country, regions: listOf(regions), postalCodes: listOf(postalCodes) },
        })),
      })),
      methods: methodsOf(shipping.methods, language),
    },
    tax: typedTax(tax),
  };
}

export const TRADE_BLOCKS = ['seller', 'shipping', 'tax'] as const;

/** Returns the blocks that differ from what the form was filled with. */
export function changedBlocks(typed: TradeValues, first: TradeValues, language: Language): TradeBlock[] {
  const [now, before] = [typedSettings(typed, language), typedSettings(first, language)];
  return TRADE_BLOCKS.filter((block) => JSON.stringify(now[block]) !== JSON.stringify(before[block]));
}
