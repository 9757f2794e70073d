import { formatNumber } from '@/lib/shared/numbers/numbers';
import { inEachLanguage, LANGUAGES, type Language } from '@/lib/shared/site/languages';
import type { StateRate, Supply, TaxSettings, VatRate } from '@/lib/shared/trade/settings/tax.schema';
import { LIKE_GOODS } from '@/lib/shared/trade/trade-settings';
import { type DatevValues, datevValuesOf, typedDatev } from './datev-form';
import { entryIdOf } from './entry-id';

/** Tax as it is typed, in the shape of the settings. */

export type ClassValues = {
  /** Of a new class it is replaced by one made of its name once it is saved. */
  id: string;
  isNew: boolean;
  names: Record<Language, string>;
  supply: Supply;
};
type Days = { from: string; to: string };
export type VatRateValues = Days & { country: string; class: string; rate: string };
export type StateRateValues = Days & {
  state: string;
  zip: string;
  class: string;
  rate: string;
  name: string;
  shipping: boolean;
};
export type TaxValues = {
  mode: TaxSettings['mode'];
  classes: ClassValues[];
  shipping: string;
  vat: { smallBusiness: boolean; eInvoice: boolean; smallBusinessNote: string; rates: VatRateValues[] };
  us: { rates: StateRateValues[] };
  datev: DatevValues;
};

const NO_DAYS: Days = { from: '', to: '' };
export const NEW_STATE_RATE: StateRateValues = {
  ...{ state: '', zip: '', class: '', rate: '', name: '', shipping: false, ...NO_DAYS },
};

export function newVatRate(country: string, taxClass: string): VatRateValues {
  return { country, class: taxClass, rate: '', ...NO_DAYS };
}

/** Returns a class with an id that no other has. */
export function newClass(classes: readonly { id: string }[]): ClassValues {
  const ids = new Set(classes.map(({ id }) => id));
  let number = classes.length + 1;
  while (ids.has(`class-${number}`)) number += 1;
  return { id: `class-${number}`, isNew: true, names: inEachLanguage(() => ''), supply: 'goods' };
}

/** `25.5`, in German `25,5`. */
export const fieldPercent = (percent: number, language: Language) =>
  formatNumber(percent, language, { decimalsMax: 3 });

export function taxValuesOf(
  { mode, classes, shipping, vat, us, datev }: TaxSettings,
  language: Language,
): TaxValues {
  const days = ({ from = '', to = '' }: { from?: string | undefined; to?: string | undefined }) => ({
    from,
    to,
  });
  return {
    ...{ mode, shipping },
    classes: classes.map(({ id, names, supply }) => ({
      ...{ id, isNew: false, supply, names: { ...inEachLanguage(() => ''), ...names } },
    })),
    vat: {
      smallBusiness: vat?.smallBusiness ?? false,
      eInvoice: vat?.eInvoice ?? true,
      smallBusinessNote: vat?.smallBusinessNote ?? '',
      rates: (vat?.rates ?? []).map((row: VatRate) => ({
        ...{ country: row.country, class: row.class, rate: fieldPercent(row.rate, language), ...days(row) },
      })),
    },
    us: {
      rates: (us?.rates ?? []).map((row: StateRate) => ({
        ...{ state: row.state, zip: row.zip ?? '', class: row.class ?? '', name: row.name },
        ...{ rate: fieldPercent(row.rate, language), shipping: row.shipping, ...days(row) },
      })),
    },
    datev: datevValuesOf(datev, (percent) => fieldPercent(percent, language)),
  };
}

/** Returns the ids of classes after a save, by those of the form. */
function idsOf(classes: readonly ClassValues[]): ReadonlyMap<string, string> {
  const taken = new Set(classes.filter(({ isNew }) => !isNew).map(({ id }) => id));
  return new Map(
    classes.map(({ id, isNew, names }) => {
      if (!isNew) return [id, id];
      const given = LANGUAGES.all.map((each) => names[each]).find((name) => name.trim() !== '') ?? '';
      const own = entryIdOf(given, taken, id);
      taken.add(own);
      return [id, own];
    }),
  );
}

const given = <Fields extends Record<string, unknown>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => String(value).trim() !== ''));

/** Returns what is typed in the shape of the settings, to be validated by their schema. */
export function typedTax({ mode, classes, shipping, vat, us, datev }: TaxValues): Record<string, unknown> {
  const files = typedDatev(datev);
  const ids = idsOf(classes);
  const idOf = (id: string) => ids.get(id) ?? id;
  const { rates, smallBusiness, eInvoice, smallBusinessNote } = vat;
  const hasVat = mode === 'vat' || rates.length > 0 || smallBusiness;
  return {
    mode,
    classes: classes.map(({ id, names, supply }) => ({ id: idOf(id), names, supply })),
    shipping: shipping === LIKE_GOODS ? shipping : idOf(shipping),
    ...(hasVat
      ? {
          vat: {
            ...{ smallBusiness, eInvoice, ...given({ smallBusinessNote }) },
            rates: rates.map(({ country, class: id, rate, from, to }) => ({
              ...{ country, class: idOf(id), rate, ...given({ from, to }) },
            })),
          },
        }
      : {}),
    ...(mode === 'us' || us.rates.length > 0
      ? {
          us: {
            rates: us.rates.map(({ state, rate, name, shipping: isTaxed, zip, class: id, from, to }) => ({
              ...{ state, rate, name, shipping: isTaxed, ...given({ zip, class: idOf(id), from, to }) },
            })),
          },
        }
      : {}),
    ...(files ? { datev: files } : {}),
  };
}
