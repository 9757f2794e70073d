import { countryName } from '../addresses/countries';
import { categoryNamed } from '../categories/named-category';
import { formatDollars } from '../numbers/money';
import { formatNumber, formatPercent } from '../numbers/numbers';
import { languageName } from '../site/language-name';
import { isLanguage, type Language } from '../site/languages';
import { fillText } from '../text/fill-text';
import { shownSpec } from '../tools/catalogue/shown-figures';
import { TOOL_PLACEHOLDER } from '../tools/placeholder-pictures';
import type { SpecType } from '../tools/spec-values';
import { fieldKilograms } from '../tools/weight-text';
import type { ImportChange, ImportResult } from './import.schema';

type Words = Readonly<Record<string, string>>;

export type FieldTexts = { fields: Words; spec: string; priceOfList: string; priceFrom: string };

export type ValueTexts = FieldTexts & {
  yes: string;
  no: string;
  states: Words;
  leadTimes: { one: string; many: string };
  documents: { kinds: Words; languages: Words };
};

/** Names by slugs and ids, in the reader's language. */
export type ShownNames = {
  categories: readonly { slug: string; name: string }[];
  taxClasses: readonly (readonly [id: string, name: string])[];
};

export type Shown = ShownNames & { texts: ValueTexts; language: Language };

/** So many changes are shown: a new tool has a dozen fields. */
export const CHANGES_SHOWN = 25;

/** `name:de` */
const TEXT_FIELD = /^([A-Za-z]+):([a-z]{2})$/;

/** Returns what a field is called: a specification, and a price list or quantity of a wide table, by its own name. */
export function fieldText(field: string, texts: FieldTexts, language: Language): string {
  if (field.startsWith('list:')) return fillText(texts.priceOfList, { name: field.slice('list:'.length) });
  if (field.startsWith('tier:'))
    return fillText(texts.priceFrom, { count: formatNumber(Number(field.slice('tier:'.length)), language) });
  const [, text = '', of = ''] = TEXT_FIELD.exec(field) ?? [];
  if (isLanguage(of)) return `${fieldText(text, texts, language)} (${languageName(of, language)})`;
  if (field.startsWith('spec:')) return fillText(texts.spec, { name: field.slice('spec:'.length) });
  return Object.hasOwn(texts.fields, field) ? (texts.fields[field] ?? field) : field;
}

type Entry = Partial<Record<'name' | 'value' | 'unit' | 'url' | 'title' | 'kind' | 'language', string>> & {
  type?: SpecType;
  units?: number;
};

/** `Data sheet, German`; one with a title of its own begins with that. */
function documentText({ title, kind = '', language: of = '' }: Entry, { texts, language }: Shown): string {
  const { kinds, languages } = texts.documents;
  const named = languages[of] ?? (of === '' ? '' : languageName(of, language));
  return [title, kinds[kind] ?? kind, named].filter(Boolean).join(', ');
}

/** A specification, a pack, a picture or a document. */
function entryText(entry: unknown, shown: Shown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { name, value = '', unit, type, units, url, kind } = entry as Entry;
  if (kind !== undefined) return documentText(entry, shown);
  if (url !== undefined) return url;
  if (units !== undefined) return `${name} (${formatNumber(units, shown.language)})`;
  const spec = shownSpec({ value, unit, type }, shown.language);
  return `${name}: ${spec.value}${spec.unit ? ` ${spec.unit}` : ''}`;
}

const NOTHING = '–';

/** A price of a tool, of a list or a quantity of a wide table, a limit of a company. */
const MONEY = /^(?:price$|creditLimit$|list:|tier:)/;

type ValueOf = (value: string, shown: Shown) => string;

/** Fields whose values are names of the store, codes, or numbers with a unit. */
const OWN: Readonly<Record<string, ValueOf>> = {
  category: (slug, { categories }) =>
    categories.find((each) => each.slug === slug)?.name ?? categoryNamed(slug, []).name,
  taxClass: (id, { taxClasses }) => taxClasses.find(([own]) => own === id)?.[1] ?? id,
  state: (state, { texts }) => texts.states[state] ?? state,
  country: (code, { language }) => countryName(code, language),
  percent: (percent, { language }) => formatPercent(Number(percent), language),
  weightGrams: (grams, { language }) => fieldKilograms(Number(grams), language),
  leadTimeDays: (days, { texts: { leadTimes }, language }) =>
    days === '1' ? leadTimes.one : fillText(leadTimes.many, { count: formatNumber(Number(days), language) }),
};

/** Returns the value of a field as pages of the language show it. */
export function valueText(field: string, value: unknown, shown: Shown): string {
  const { texts, language } = shown;
  if (value === null || value === undefined || value === '') return NOTHING;
  if (MONEY.test(field)) return formatDollars(Number(value), language);
  const own = OWN[field];
  if (own) return own(String(value), shown);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number')
    return formatNumber(value, language, { decimals: Number.isInteger(value) ? 0 : 2 });
  if (Array.isArray(value)) {
    const entries = value.filter((entry: Entry) => entry.url !== TOOL_PLACEHOLDER);
    return entries.length === 0 ? NOTHING : entries.map((entry) => entryText(entry, shown)).join('; ');
  }
  return String(value);
}

/** Returns the fields of a row with their names and values; a successor by its SKU. */
export function shownEntries(values: ImportChange['after'], shown: Shown): [name: string, value: string][] {
  const { successor, ...fields } = values;
  return Object.entries(fields).map(([field, value]) => [
    fieldText(field, shown.texts, shown.language),
    valueText(field, field === 'successorId' ? (successor ?? value) : value, shown),
  ]);
}

/** Returns what a row is about: a tool by its SKU, a customer, a company, or the category of a price. */
export function subjectText({ sku, after }: ImportChange, shown: Shown): string {
  const { email, name, category } = after;
  return sku ?? String(email ?? name ?? valueText('category', category, shown));
}

/** Returns the names with those of the categories that an import adds. */
export function withAdded(names: ShownNames, { added }: Pick<ImportResult, 'added'>): ShownNames {
  const own = added.flatMap(({ slug, name }) => (slug === undefined ? [] : { slug, name }));
  return { ...names, categories: [...own, ...names.categories] };
}
