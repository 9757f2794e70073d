import { z } from 'zod';
import { countriesIn } from '@/lib/shared/addresses/countries';
import { formatDay } from '@/lib/shared/dates/dates';
import { issueCodeOf, type Message } from '@/lib/shared/messages/messages';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import type { TaxSettings } from '@/lib/shared/trade/settings/tax.schema';
import { type TradeSettings, tradeSettingsSchema } from '@/lib/shared/trade/settings/trade.schema';
import { US_STATES } from '@/lib/shared/trade/settings/us-states';
import { FIRST_DAY, tradeFaults } from '@/lib/shared/trade/trade-faults';
import { nameIn } from '@/lib/shared/trade/trade-settings';
import { typedTax } from './tax-form';
import { type TradeValues, typedSettings } from './trade-form';

type Path = readonly PropertyKey[];

/** Returns the field of the form in which a fault of the settings is corrected. */
export function fieldOfFault(path: Path): PropertyKey[] {
  const list = path.findIndex((part) => part === 'regions' || part === 'postalCodes');
  if (list >= 0) return path.slice(0, list + 1);
  const last = path.at(-1);
  if (last === 'names') return [...path, LANGUAGES.default];
  if (last === 'steps') return [...path, 0, 'from'];
  if (last === 'where') return [...path, 0, 'country'];
  // Only the whole is missing.
  if (path.length === 1 && last === 'seller') return ['seller', 'name'];
  return [...path];
}

const isBound = (path: Path) => path.at(-1) === 'from' || path.at(-1) === 'upTo';

/** A price that is empty is missing, a rate of which no day is named was never there, and a bound by weight that cannot be read is no amount. */
function codeOf(message: string, path: Path, { shipping }: TradeValues, params: Message['params']): string {
  if (message === 'rate-missing' && params?.day === FIRST_DAY) return 'rate-missing-first';
  const [, list, method, , place, , step] = path;
  const price = list === 'methods' ? shipping.methods[Number(method)]?.prices[Number(place)] : undefined;
  if (path.at(-1) === 'price' && price?.steps[Number(step)]?.price.trim() === '') return 'price-required';
  return price?.by === 'weight' && isBound(path) && message !== 'steps-ascending'
    ? 'bound-weight-invalid'
    : message;
}

/** Settings name classes and places by id; people know them by name. */
function namedParams(code: string, params: Message['params'], typed: TradeValues, language: Language) {
  if (code !== 'rate-missing' || params === undefined) return params;
  const { class: id, country, day } = params;
  const settings = typedTax(typed.tax) as Pick<TaxSettings, 'classes'>;
  const names = settings.classes.find((each) => each.id === id)?.names ?? {};
  const places = typed.tax.mode === 'us' ? US_STATES : countriesIn(language);
  return {
    class: nameIn(names, language).trim() || String(id),
    country: places.find(([each]) => each === country)?.[1] ?? String(country),
    day: formatDay(`${day}T12:00:00Z`, language, 'UTC'),
  };
}

type Known = { hasSeller: boolean; today: string };

/** The rules of `PUT /api/trade` for what this page edits. */
export const tradeFormSchema = (language: Language, { today, ...stored }: Known) =>
  z.custom<TradeValues>().transform((typed, context): TradeSettings => {
    const add = (path: Path, message: string, params?: Message['params']) =>
      context.addIssue({
        ...{ code: 'custom', path: fieldOfFault(path), message: codeOf(message, path, typed, params) },
        ...(params ? { params: namedParams(message, params, typed, language) } : {}),
      });
    const parsed = tradeSettingsSchema.safeParse(typedSettings(typed, language, stored));
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) add(path, issueCodeOf(message));
      return z.NEVER;
    }
    for (const [field, [fault]] of Object.entries(tradeFaults(parsed.data, today))) {
      if (fault === undefined) continue;
      const { code, params } = typeof fault === 'string' ? { code: fault, params: undefined } : fault;
      add(field.split('.'), code, params);
    }
    return parsed.data;
  });
