import { z } from 'zod';
import { issueCodeOf, type Message } from '@/lib/shared/messages/messages';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import type { TaxSettings } from '@/lib/shared/trade/settings/tax.schema';
import { type TradeSettings, tradeSettingsSchema } from '@/lib/shared/trade/settings/trade.schema';
import { tradeFaults } from '@/lib/shared/trade/trade-faults';
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
  return [...path];
}

const isBound = (path: Path) => path.at(-1) === 'from' || path.at(-1) === 'upTo';

/** A price that is empty is missing, and a bound by weight that cannot be read is no amount. */
function codeOf(message: string, path: Path, { shipping }: TradeValues): string {
  const [, list, method, , place, , step] = path;
  const price = list === 'methods' ? shipping.methods[Number(method)]?.prices[Number(place)] : undefined;
  if (path.at(-1) === 'price' && price?.steps[Number(step)]?.price.trim() === '') return 'price-required';
  return price?.by === 'weight' && isBound(path) && message !== 'steps-ascending'
    ? 'bound-weight-invalid'
    : message;
}

type Known = { tax: TaxSettings; hasSeller: boolean; today: string };

/** The rules of `PUT /api/trade` for what this page edits, beside the tax that is stored. */
export const tradeFormSchema = (language: Language, { tax, hasSeller, today }: Known) =>
  z.custom<TradeValues>().transform((typed, context): TradeSettings => {
    const add = (path: Path, message: string, params?: Message['params']) =>
      context.addIssue({
        ...{ code: 'custom', path: fieldOfFault(path), message: codeOf(message, path, typed) },
        ...(params ? { params } : {}),
      });
    const parsed = tradeSettingsSchema.safeParse({ ...typedSettings(typed, language, hasSeller), tax });
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
