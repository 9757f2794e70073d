import 'server-only';
import { compactText } from '@forgeline/tool-text/fold-text';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';

/** A column of a file: the field as calls name it, its heading in exports, and what else people write above it. */
export type Column = { field: string; heading: { en: string; de: string }; others?: readonly string[] };

const column = (field: string, en: string, de: string, ...others: string[]): Column => ({
  field,
  heading: { en, de },
  others,
});

/** The column of all specifications of a tool. */
export const SPECS_FIELD = 'specs';

const SKU = column('sku', 'SKU', 'Artikelnummer', 'Artikel-Nr.', 'Art.-Nr.', 'Article number');

/** The columns of each kind, in the order of exports. */
export const COLUMNS: Readonly<Record<ImportKind, readonly Column[]>> = {
  tools: [
    SKU,
    column('name', 'Name', 'Name', 'Bezeichnung'),
    column('description', 'Description', 'Beschreibung'),
    column('details', 'Details', 'Details'),
    column('category', 'Category', 'Kategorie'),
    column('price', 'Price', 'Preis'),
    column(
      'moq',
      'Minimum',
      'Mindestmenge',
      'Mindestbestellmenge',
      'Mindestabnahme',
      'Minimum order',
      'Minimum order quantity',
    ),
    column('step', 'Step', 'Schritt', 'Order step'),
    column('packs', 'Packs', 'Gebinde'),
    column('quantity', 'Stock', 'Bestand', 'Lagerbestand'),
    column('lowStockBelow', 'Low stock', 'Meldebestand'),
    column('leadTimeDays', 'Lead time', 'Lieferzeit'),
    column('state', 'State', 'Status'),
    column('successorId', 'Successor', 'Nachfolger'),
    column('pictures', 'Pictures', 'Bilder'),
    column('documents', 'Documents', 'Dokumente'),
    column(SPECS_FIELD, 'Specifications', 'Spezifikationen', 'Specs', 'Merkmale', 'Technische Daten'),
  ],
  prices: [
    column('list', 'List', 'Liste'),
    SKU,
    column('category', 'Category', 'Kategorie'),
    column('from', 'From', 'Ab'),
    column('price', 'Price', 'Preis'),
    column('percent', 'Discount %', 'Rabatt %'),
  ],
  stock: [
    SKU,
    column('available', 'Available', 'Verfügbar'),
    column('change', 'Change', 'Änderung', 'Aenderung'),
    column('asOf', 'As of', 'Stand'),
    column('externalId', 'Reference', 'Beleg'),
    column('reason', 'Reason', 'Grund'),
  ],
  customers: [
    column('email', 'Email', 'E-Mail'),
    column('name', 'Name', 'Name'),
    column('group', 'Group', 'Gruppe'),
    column('phone', 'Phone', 'Telefon'),
    column('street', 'Street', 'Straße', 'Strasse'),
    column('postalCode', 'Postal code', 'PLZ', 'Postleitzahl', 'ZIP'),
    column('city', 'City', 'Ort', 'Stadt'),
    column('country', 'Country', 'Land'),
  ],
};

/** Columns that an export leaves out: they say something once, or what columns of their own say. */
export const NOT_EXPORTED: Readonly<Record<ImportKind, ReadonlySet<string>>> = {
  tools: new Set([SPECS_FIELD]),
  prices: new Set(),
  stock: new Set(['change', 'reason']),
  customers: new Set(),
};

/** Of each kind: one column of each of these is needed. */
const NEEDED: Readonly<Record<ImportKind, readonly (readonly string[])[]>> = {
  tools: [['sku']],
  prices: [
    ['sku', 'category'],
    ['price', 'percent'],
  ],
  stock: [['sku'], ['available', 'change']],
  customers: [['email']],
};

/** Whether a table with these fields says what its rows are about. */
export function hasNeededFields(kind: ImportKind, fields: ReadonlySet<string | null>): boolean {
  return NEEDED[kind].every((any) => any.some((field) => fields.has(field)));
}

const SPEC = /^\s*(?:spec|merkmal)\s*:\s*(\S.*?)\s*$/i;
/** What stands before the name of a specification in a field. */
const SPEC_FIELD = 'spec:';

/** Whether a column is of specifications: of all, or of one. */
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

/** The same the other way round. */
export function specField({ name, unit }: { name: string; unit?: string | undefined }): string {
  return `${SPEC_FIELD}${name}${unit ? ` [${unit}]` : ''}`;
}

/** Returns the heading of a field in exports. */
export function headingOf(kind: ImportKind, field: string, language: 'en' | 'de'): string {
  if (field.startsWith(SPEC_FIELD))
    return `${language === 'de' ? 'Merkmal' : 'Spec'}: ${field.slice(SPEC_FIELD.length)}`;
  return COLUMNS[kind].find((one) => one.field === field)?.heading[language] ?? field;
}

function headingsOf(kind: ImportKind): ReadonlyMap<string, string> {
  return new Map(
    COLUMNS[kind].flatMap(({ field, heading, others = [] }) =>
      [heading.en, heading.de, ...others, field].map((text): [string, string] => [compactText(text), field]),
    ),
  );
}

const HEADINGS = new Map<ImportKind, ReadonlyMap<string, string>>();

/** Returns the field that a heading names in either language, case and punctuation aside; null for an unknown one. */
export function fieldOfHeading(kind: ImportKind, heading: string): string | null {
  const [, spec] = kind === 'tools' ? (SPEC.exec(heading) ?? []) : [];
  if (spec !== undefined) return `${SPEC_FIELD}${spec}`;
  const known = HEADINGS.get(kind) ?? headingsOf(kind);
  HEADINGS.set(kind, known);
  return known.get(compactText(heading)) ?? null;
}

/** Whether this names a field of a kind, as `?map=` does. */
export function isField(kind: ImportKind, field: string): boolean {
  if (kind === 'tools' && specOfField(field)?.name) return true;
  return COLUMNS[kind].some((one) => one.field === field);
}
