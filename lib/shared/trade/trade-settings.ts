import { LANGUAGES, type Language } from '../site/languages';
import type { LocalNames } from './settings/fields.schema';
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

/** Returns the class that a tool names; the first one where it names none, or one that is gone. */
export function classOf({ classes }: TaxSettings, id: string | undefined): TaxClass {
  const [first = { id: 'standard', names: {}, supply: 'goods' as const }] = classes;
  return classes.find((each) => each.id === id) ?? first;
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
