import { LANGUAGES, type Language } from '../site/languages';
import type { LocalNames } from './settings/fields.schema';
import type { Seller } from './settings/seller.schema';
import type { TaxClass, TaxSettings } from './settings/tax.schema';
import type { TradeSettings } from './settings/trade.schema';

/** Returns whether a row of a table is valid on a day. */
export function isOnDay(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  day: string,
): boolean {
  return (from === undefined || from <= day) && (to === undefined || day <= to);
}

/** Returns thousandths of a percent. */
export function rateOf(percent: number): number {
  return Math.round(percent * 1_000);
}

/** Freight is taxed like the goods of its order. */
export const LIKE_GOODS = 'like-goods';

const UNSAID: TaxClass = { id: 'standard', names: {}, supply: 'goods' };

/** Returns the tax classes; a shop that names none has one. */
export function classesOf({ classes }: TaxSettings): readonly [TaxClass, ...TaxClass[]] {
  const [first = UNSAID, ...others] = classes;
  return [first, ...others];
}

/** Returns the class that a tool names; the first one where it names none, or one that is gone. */
export function classOf(tax: TaxSettings, id: string | undefined): TaxClass {
  const classes = classesOf(tax);
  return classes.find((each) => each.id === id) ?? classes[0];
}

/** Returns whether orders have freight or tax; without it everything is as in a shop without these settings. */
export function charges(trade: TradeSettings | undefined): trade is TradeSettings {
  return trade !== undefined && (trade.shipping.methods.length > 0 || taxesOf(trade));
}

/** Returns whether prices are net, and tax is added to them. */
export function taxesOf(trade: TradeSettings | undefined): boolean {
  return trade !== undefined && trade.tax.mode !== 'none';
}

/** Returns the name in a language, else in the default one, else in any. */
export function nameIn(names: LocalNames, language: Language): string {
  return names[language] ?? names[LANGUAGES.default] ?? Object.values(names)[0] ?? '';
}

const SMALL_BUSINESS_NOTES: Readonly<Record<string, string>> = {
  AT: 'Umsatzsteuerfrei, Kleinunternehmer (§ 6 Abs. 1 Z 27 UStG)',
  DE: 'Steuerfrei nach § 19 UStG (Kleinunternehmer)',
  FR: 'TVA non applicable, article 293 B du CGI',
};

/** Returns what a small business says in place of VAT: its own sentence, else that of its country. */
export function smallBusinessNote({
  seller,
  tax,
}: {
  seller?: Pick<Seller, 'country'> | undefined;
  tax: Pick<TaxSettings, 'vat'>;
}): string | undefined {
  return tax.vat?.smallBusinessNote ?? SMALL_BUSINESS_NOTES[seller?.country ?? ''];
}
