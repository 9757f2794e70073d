import 'server-only';
import { compactText } from '@forgeline/tool-text/fold-text';
import { IMPORT_KINDS, type ImportKind } from '@/lib/shared/imports/import-kinds';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { languageOfHeading, textColumnsOf, textOfField } from './text-columns';

/** A column of a file: the field as calls name it, its heading in exports, and what else people write above it. */
export type Column = { field: string; heading: { en: string; de: string }; others?: readonly string[] };

const column = (field: string, en: string, de: string, ...others: string[]): Column => ({
  field,
  heading: { en, de },
  others,
});

/** The column of all specifications of a tool. */
export const SPECS_FIELD = 'specs';

const SKU = column(
  ...(['sku', 'SKU', 'Artikelnummer', 'Artikel-Nr.', 'Art.-Nr.', 'Artikelnr.', 'Sachnummer'] as const),
  ...(['Bestellnummer', 'Best.-Nr.', 'Article number', 'Item number', 'Part number'] as const),
);

const CATEGORY = column('category', 'Category', 'Kategorie', 'Warengruppe', 'Produktgruppe');
const PRICE = column(
  'price',
  'Price',
  'Preis',
  'Nettopreis',
  'VK-Preis',
  'Verkaufspreis',
  'Stückpreis',
  'Listenpreis',
  'Unit price',
);
const STOCK = ['Lagerbestand', 'Lagerstand', 'Stock'] as const;

/** The columns of each kind, in the order of exports. */
export const COLUMNS: Readonly<Record<ImportKind, readonly Column[]>> = {
  tools: [
    SKU,
    column(
      'name',
      'Name',
      'Name',
      'Bezeichnung',
      'Artikelbezeichnung',
      'Artikelname',
      'Produktname',
      'Product name',
    ),
    column('description', 'Description', 'Beschreibung', 'Kurztext', 'Kurzbeschreibung', 'Short description'),
    column('details', 'Details', 'Details', 'Langtext', 'Langbeschreibung', 'Long description'),
    CATEGORY,
    PRICE,
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
    column('packs', 'Packs', 'Gebinde', 'Verpackungseinheiten', 'VPE'),
    column('quantity', 'Stock', 'Bestand', ...STOCK),
    column('lowStockBelow', 'Low stock', 'Meldebestand', 'Mindestbestand', 'Reorder level'),
    column('leadTimeDays', 'Lead time', 'Lieferzeit'),
    column('state', 'State', 'Status'),
    column('successorId', 'Successor', 'Nachfolger'),
    column('pictures', 'Pictures', 'Bilder', 'Bild', 'Picture', 'Images', 'Image'),
    column('documents', 'Documents', 'Dokumente'),
    column(
      SPECS_FIELD,
      'Specifications',
      'Spezifikationen',
      'Specs',
      'Merkmale',
      'Technische Daten',
      'Eigenschaften',
    ),
  ],
  prices: [
    column('list', 'List', 'Liste', 'Preisliste', 'Price list'),
    SKU,
    CATEGORY,
    column('from', 'From', 'Ab', 'Ab Menge', 'Staffel', 'From quantity'),
    PRICE,
    column('percent', 'Discount %', 'Rabatt %', 'Rabatt in %'),
  ],
  stock: [
    SKU,
    column('available', 'Available', 'Verfügbar', 'Verfügbarer Bestand', 'Bestand', ...STOCK),
    column('change', 'Change', 'Änderung', 'Aenderung'),
    column('asOf', 'As of', 'Stand', 'Stichtag'),
    column('externalId', 'Reference', 'Beleg', 'Beleg-Nr.', 'Belegnummer'),
    column('reason', 'Reason', 'Grund'),
  ],
  customers: [
    column('email', 'Email', 'E-Mail', 'E-Mail-Adresse', 'Email address', 'Mail'),
    column('name', 'Name', 'Name', 'Firma', 'Kunde', 'Company'),
    column('group', 'Group', 'Gruppe', 'Kundengruppe', 'Preisgruppe', 'Price group', 'Customer group'),
    column('phone', 'Phone', 'Telefon'),
    column('street', 'Street', 'Straße', 'Strasse', 'Straße und Hausnummer'),
    column('postalCode', 'Postal code', 'PLZ', 'Postleitzahl', 'ZIP'),
    column('city', 'City', 'Ort', 'Stadt'),
    column('country', 'Country', 'Land'),
  ],
};

/** The part of an address that a tool has in another language; in the catalogue's it follows the name. */
const SLUG = column('slug', 'Address', 'Adresse', 'Slug', 'URL');
const TEXTED: readonly Column[] = [
  ...COLUMNS.tools.filter(({ field }) => ['name', 'description', 'details'].includes(field)),
  SLUG,
];

/** Returns the fields of a kind in the order of exports; of tools each text is beside itself in the other languages. */
export function fieldsOf(kind: ImportKind): string[] {
  return COLUMNS[kind].flatMap(({ field }) => {
    if (kind !== 'tools' || !TEXTED.some((text) => text.field === field)) return [field];
    return [field, ...textColumnsOf(field), ...(field === 'name' ? textColumnsOf(SLUG.field) : [])];
  });
}

/** Returns what a column of each kind may be. */
export function fieldsByKind(): Record<ImportKind, string[]> {
  return Object.fromEntries(IMPORT_KINDS.map((kind) => [kind, fieldsOf(kind)])) as Record<
    ImportKind,
    string[]
  >;
}

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
  const text = textOfField(field);
  if (text && language === 'de') {
    const heading = TEXTED.find((one) => one.field === text.field)?.heading.de ?? text.field;
    return `${heading} (${LANGUAGE_FACTS[text.language].name})`;
  }
  return COLUMNS[kind].find((one) => one.field === field)?.heading[language] ?? field;
}

function headingsOf(columns: readonly Column[]): ReadonlyMap<string, string> {
  return new Map(
    columns.flatMap(({ field, heading, others = [] }) =>
      [heading.en, heading.de, ...others, field].map((text): [string, string] => [compactText(text), field]),
    ),
  );
}

/** What people add to a heading: `(Tage)`, `[€]`, `in EUR`, `netto`. */
const ADDITION = /\s*(?:[([][^()[\]]*[)\]]|\b(?:in|netto|net|excl?\.?|exkl\.?|zzgl\.?|ohne)\b.*|[€$£])\s*$/iu;
/** A heading that says its unit as those of specifications do. */
const WITH_UNIT = /^.*\S\s*\[[^[\]]+\]$/;

/** A heading without what was added to it, and without the code of the currency. */
function plainHeading(heading: string): string {
  const plain = heading.replace(ADDITION, '').replace(new RegExp(`\\s+${CURRENCY.code}$`, 'i'), '');
  return plain === heading || plain === '' ? plain : plainHeading(plain);
}

const HEADINGS = new Map<ImportKind, ReadonlyMap<string, string>>();
const TEXT_HEADINGS = headingsOf(TEXTED);

/** Returns the field of a text that a heading names in another language. */
function textFieldOf(written: string): string | null {
  const found = languageOfHeading(written);
  const field = found && TEXT_HEADINGS.get(compactText(found.heading));
  return field ? `${field}:${found.language}` : null;
}

/**
 * Returns the field that a heading names in either language, case, punctuation and additions such as “(days)” aside; null for an
 * unknown one. Of tools an unknown one with a unit, `Length [mm]`, is a specification, and a text may name its language.
 */
export function fieldOfHeading(kind: ImportKind, heading: string): string | null {
  const [, spec] = kind === 'tools' ? (SPEC.exec(heading) ?? []) : [];
  if (spec !== undefined) return `${SPEC_FIELD}${spec}`;
  const text = kind === 'tools' ? textFieldOf(heading) : null;
  if (text !== null) return text;
  const known = HEADINGS.get(kind) ?? headingsOf(COLUMNS[kind]);
  HEADINGS.set(kind, known);
  const field = known.get(compactText(heading)) ?? known.get(compactText(plainHeading(heading)));
  if (field !== undefined) return field;
  return kind === 'tools' && WITH_UNIT.test(heading) ? `${SPEC_FIELD}${heading}` : null;
}

/** Whether this names a field of a kind, as `?map=` does. */
export function isField(kind: ImportKind, field: string): boolean {
  if (kind === 'tools' && (specOfField(field)?.name || textOfField(field))) return true;
  return COLUMNS[kind].some((one) => one.field === field);
}
