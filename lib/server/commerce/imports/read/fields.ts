import { compactText } from '@forgeline/tool-text/fold-text';
import { IMPORT_KINDS, type ImportKind, type RunKind } from '@/lib/shared/imports/import-kinds';
import { KNOWN_LANGUAGES } from '@/lib/shared/site/known-languages';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { imports as german } from '@/lib/shared/texts/de/imports';
import { imports as english } from '@/lib/shared/texts/en/imports';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { Column, Content } from './column';
import { COLUMNS, SPECS_FIELD } from './columns';
import { isWideField, listOfField } from './wide-columns';

/** Fields of a tool that have a column in each language beside the catalogue's: `name:de`. */
const TEXT_FIELDS = ['name', 'description', 'details', 'slug'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

/** The part of an address that a tool has in another language; in the catalogue's it follows the name. */
const SLUG: Column = {
  ...{ field: 'slug', heading: { en: 'Address', de: 'Adresse' }, others: ['Slug', 'URL'], content: 'prose' },
};
export const TEXTED: readonly Column[] = [
  ...COLUMNS.tools.filter(({ field }) => TEXT_FIELDS.some((text) => text === field)),
  SLUG,
];

/** Returns what a field of texts is, and in which language; null for any other field. */
export function textOfField(field: string): { field: TextField; language: Language } | null {
  const [, name, code] = /^([a-z]+):([a-z]{2})$/.exec(field) ?? [];
  const known = TEXT_FIELDS.find((each) => each === name);
  const language = OTHER_LANGUAGES.find((each) => each === code);
  return known && language ? { field: known, language } : null;
}

/** The beginning of a field of specifications, before the name of one. */
const SPEC_FIELD = 'spec:';

/** Returns whether a column is of specifications: of all, or of one. */
export function isSpecColumn(field: string): boolean {
  return field === SPECS_FIELD || field.startsWith(SPEC_FIELD);
}

/** The name and the unit of a specification, as a heading has them: `Weight [kg]`. */
export function specOfField(field: string): { name: string; unit: string } | null {
  if (!field.startsWith(SPEC_FIELD)) return null;
  const written = field.slice(SPEC_FIELD.length);
  const [, name = written, unit = ''] = /^(.*\S)\s*\[([^[\]]*)\]$/.exec(written) ?? [];
  return { name, unit: unit.trim() };
}

/** Returns whether this names a field of a kind, as `?map=` does. */
export function isField(kind: ImportKind, field: string): boolean {
  if (kind === 'tools' && (specOfField(field)?.name || textOfField(field))) return true;
  if (kind === 'prices' && listOfField(field)) return true;
  return COLUMNS[kind].some((one) => one.field === field);
}

/** A specification's field, by its name and unit. */
export function specField({ name, unit }: { name: string; unit?: string | undefined }): string {
  return `${SPEC_FIELD}${name}${unit ? ` [${unit}]` : ''}`;
}

const CONTENTS: ReadonlyMap<string, Content> = new Map(
  Object.values(COLUMNS)
    .flat()
    .map(({ field, content }) => [field, content]),
);

/** Returns what the cells of a field are. */
export function contentOf(field: string): Content {
  if (field.startsWith(SPEC_FIELD)) return 'figures';
  if (isWideField(field)) return 'money';
  return textOfField(field) ? 'prose' : (CONTENTS.get(field) ?? 'text');
}

/** Returns the fields of a kind in the order of exports; of tools each text is beside itself in the other languages. */
export function fieldsOf(kind: ImportKind, columns: readonly Column[] = COLUMNS[kind]): string[] {
  const inOthers = (field: string) => OTHER_LANGUAGES.map((language) => `${field}:${language}`);
  return columns.flatMap(({ field }) => {
    if (kind !== 'tools' || !TEXTED.some((text) => text.field === field)) return [field];
    return [field, ...inOthers(field), ...(field === 'name' ? inOthers(SLUG.field) : [])];
  });
}

/** Returns what a column of each kind may be. */
export function fieldsByKind(): Record<ImportKind, string[]> {
  return Object.fromEntries(IMPORT_KINDS.map((kind) => [kind, fieldsOf(kind)])) as Record<
    ImportKind,
    string[]
  >;
}

/** The columns that each kind needs: one of each group. */
const NEEDED: Readonly<Record<ImportKind, readonly (readonly string[])[]>> = {
  tools: [['sku']],
  prices: [
    ['sku', 'category'],
    ['price', 'percent'],
  ],
  stock: [['sku'], ['available', 'change']],
  customers: [['email']],
  companies: [['customerNumber', 'vatId']],
};

/** The field by which a row says what it is about: a sum has none. */
export const KEY_FIELDS: Readonly<Record<RunKind, string>> = {
  tools: 'sku',
  prices: 'sku',
  stock: 'sku',
  customers: 'email',
  companies: 'customerNumber',
  pictures: 'sku',
};

/** Returns whether a table with these fields says what its rows are about. */
export function hasNeededFields(kind: ImportKind, fields: ReadonlySet<string | null>): boolean {
  const isWide = kind === 'prices' && [...fields].some((field) => field !== null && isWideField(field));
  return NEEDED[kind].every(
    (any) => any.some((field) => fields.has(field)) || (isWide && any.includes('price')),
  );
}

const importTextsIn = inLanguage({ en: english, de: german });

/** Returns the heading of a column in a language; in one of a file that by which pages call the field. */
function headingIn({ field, heading }: Column, language: Language): string {
  const fields: Readonly<Record<string, string>> = importTextsIn(language).fields;
  return heading[language] ?? fields[field] ?? heading.en;
}

export type Headings = ReadonlyMap<string, string>;

/** Returns the fields of columns by all that is known above them. What the store itself knows stays that, whatever a file calls so. */
export function headingsOf(columns: readonly Column[]): Headings {
  const inPages = columns.flatMap((column) =>
    LANGUAGES.all.map((language) => [headingIn(column, language), column.field] as const),
  );
  const known = columns.flatMap(({ field, heading, others }) =>
    [heading.en, heading.de, ...others, field].map((text) => [text, field] as const),
  );
  return new Map([...inPages, ...known].map(([text, field]) => [compactText(text), field]));
}

/** Returns the heading of a field in exports. */
export function headingOf(kind: ImportKind, field: string, language: Language): string {
  if (field.startsWith(SPEC_FIELD))
    return `${language === 'de' ? 'Merkmal' : 'Spec'}: ${field.slice(SPEC_FIELD.length)}`;
  const text = textOfField(field);
  if (text && language !== 'en') {
    const column = TEXTED.find((one) => one.field === text.field);
    return `${column ? headingIn(column, language) : text.field} (${LANGUAGE_FACTS[text.language].name})`;
  }
  const column = COLUMNS[kind].find((one) => one.field === field);
  return column ? headingIn(column, language) : field;
}

/** The names of a language in brackets, or behind a colon: its code, its own name, or that in another. */
const WRITTEN: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.all.map((language) => {
    const names = KNOWN_LANGUAGES.map((other) =>
      new Intl.DisplayNames([other], { type: 'language' }).of(language)?.toLowerCase(),
    );
    return [language, new Set([language, ...names.filter((name) => name !== undefined)])];
  }),
);
const HEADING = /^\s*(\S.*?)\s*(?::\s*([\p{L}]+)|[([]\s*([\p{L}]+)\s*[)\]])\s*$/u;

/** Returns a heading without its language, `Name (Deutsch)` or `name:de`, and that language; null for one without. */
export function languageOfHeading(heading: string): { heading: string; language: Language } | null {
  const [, plain, code, name] = HEADING.exec(heading) ?? [];
  const written = (code ?? name ?? '').toLowerCase();
  const language = LANGUAGES.all.find((each) => WRITTEN.get(each)?.has(written));
  return plain && language ? { heading: plain, language } : null;
}
