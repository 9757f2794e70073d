import type { Language } from '@/lib/shared/site/languages';
import { stateName, stateOf } from '@/lib/shared/trade/settings/us-states';
import { isInUnion } from '@/lib/shared/trade/territory';
import { LIKE_GOODS, smallBusinessNote } from '@/lib/shared/trade/trade-settings';
import { datevValuesOf } from './datev-form';
import { countryRates, publishedRates } from './published-rates';
import { type ClassValues, NEW_STATE_RATE, type TaxValues } from './tax-form';

export type StartingTaxWords = {
  standard: Record<Language, string>;
  reduced: Record<Language, string>;
  /** `{state} sales tax` */
  stateTax: string;
  /** What a small business says where the law of its country has no sentence of its own here. */
  note: { union: string; elsewhere: string };
};

const classOf = (id: string, names: Record<Language, string>): ClassValues => ({
  ...{ id, isNew: false, names, supply: 'goods' },
});

type Seller = { country: string; region: string; isSmallBusiness: boolean };

/**
 * Returns the tax with which a seller begins: VAT in Europe, sales tax of the own state in the US, whose rate is to be typed.
 * Returns undefined where neither is known.
 */
export function startingTax(
  { country, region, isSmallBusiness }: Seller,
  words: StartingTaxWords,
  language: Language,
): TaxValues | undefined {
  const vat = { smallBusiness: isSmallBusiness, eInvoice: true, smallBusinessNote: '', rates: [] };
  const datev = datevValuesOf(undefined, String);
  const none: TaxValues = { mode: 'none', classes: [], shipping: LIKE_GOODS, vat, us: { rates: [] }, datev };
  const standard = classOf('standard', words.standard);
  const published = publishedRates(country);
  if (published) {
    const classes = [
      standard,
      ...(published.reduced === undefined ? [] : [classOf('reduced', words.reduced)]),
    ];
    const isSaid =
      smallBusinessNote({ seller: { country }, tax: { vat: undefined } }) !== undefined || !isSmallBusiness;
    const note = isInUnion(country) ? words.note.union : words.note.elsewhere;
    return {
      ...{ ...none, mode: 'vat', classes },
      vat: {
        ...{ ...vat, smallBusinessNote: isSaid ? '' : note },
        rates: isSmallBusiness ? [] : countryRates(country, classes, language),
      },
    };
  }
  if (country !== 'US') return undefined;
  const state = stateOf(region) ?? '';
  const name = state === '' ? '' : words.stateTax.replace('{state}', stateName(state));
  return {
    ...{ ...none, mode: 'us', classes: [standard] },
    us: { rates: [{ ...NEW_STATE_RATE, state, name }] },
  };
}
