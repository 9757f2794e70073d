import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { languageName } from '@/lib/shared/site/language-name';
import { isLanguage, type Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { shownSpec } from '@/lib/shared/tools/catalogue/shown-figures';
import type { SpecType } from '@/lib/shared/tools/spec-values';
import type { ImportTexts } from './import-texts';

/** `name:de` */
const TEXT_FIELD = /^([A-Za-z]+):([a-z]{2})$/;

/** Returns what a field is called: a specification by its own name. */
export function fieldText(field: string, texts: ImportTexts, language: Language): string {
  const [, text = '', of = ''] = TEXT_FIELD.exec(field) ?? [];
  if (isLanguage(of)) return `${fieldText(text, texts, language)} (${languageName(of, language)})`;
  const known: Readonly<Record<string, string>> = texts.fields;
  if (field.startsWith('spec:')) return fillText(texts.spec, { name: field.slice('spec:'.length) });
  return Object.hasOwn(known, field) ? (known[field] ?? field) : field;
}

type Entry = { name?: string; value?: string; unit?: string; type?: SpecType; units?: number; url?: string };

/** A specification as pages show it. */
function entryText(entry: unknown, language: Language): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { name, value = '', unit, type, units, url } = entry as Entry;
  if (url !== undefined) return url;
  if (units !== undefined) return `${name} (${formatNumber(units, language)})`;
  const shown = shownSpec({ value, unit, type }, language);
  return `${name}: ${shown.value}${shown.unit ? ` ${shown.unit}` : ''}`;
}

/** Returns the value of a field as people read it. */
export function valueText(field: string, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '–';
  if (field === 'price') return formatDollars(Number(value), language);
  if (typeof value === 'number')
    return formatNumber(value, language, { decimals: Number.isInteger(value) ? 0 : 2 });
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((entry) => entryText(entry, language)).join('; ');
  return String(value);
}
