import { IMPORT_KINDS, type ImportKind } from '@/lib/shared/imports/import-kinds';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import type { Held } from '@/lib/shared/tables/headings';
import { textColumnsOf, textOfField } from './text-columns';

/** A column of a file: the field as calls name it, its heading in exports, and what else people write above it. */
export type Column = { field: string; heading: { en: string; de: string }; others: readonly string[] };

/** `others` are between semicolons. */
const column = (field: string, en: string, de: string, others = ''): Column => ({
  field,
  heading: { en, de },
  others: others.split(';').filter((heading) => heading !== ''),
});

/** The column of all specifications of a tool. */
export const SPECS_FIELD = 'specs';

const SKU = column(
  'sku',
  'SKU',
  'Artikelnummer',
  'Artikel-Nr.;Art.-Nr.;Artikelnr.;Artikel-No.;Sachnummer;Bestellnummer;Best.-Nr.;Bestell-Nr.;Teilenummer;Teile-Nr.;Produktnummer;' +
    'Article number;Article no.;Item number;Item no.;Part number;Part no.;Product number;Product code;Item code',
);
const CATEGORY = column(
  'category',
  'Category',
  'Kategorie',
  'Warengruppe;Produktgruppe;Artikelgruppe;Product group;Item group',
);
const PRICE = column(
  'price',
  'Price',
  'Preis',
  'Nettopreis;Netto-VK;VK;VK-Preis;Verkaufspreis;Stückpreis;Einzelpreis;Listenpreis;Unit price;Net price;List price;Sales price;Selling price',
);
const STOCK = 'Lagerbestand;Lagerstand;Stock;On hand;In stock;Auf Lager;Bestandsmenge';

/** The columns of each kind, in the order of exports. */
export const COLUMNS: Readonly<Record<ImportKind, readonly Column[]>> = {
  tools: [
    SKU,
    column(
      'name',
      'Name',
      'Name',
      'Bezeichnung;Artikelbezeichnung;Artikelname;Produktname;Benennung;Product name;Item name;Title;Titel',
    ),
    column(
      'description',
      'Description',
      'Beschreibung',
      'Kurztext;Kurzbeschreibung;Artikelbeschreibung;Short description',
    ),
    column('details', 'Details', 'Details', 'Langtext;Langbeschreibung;Long description'),
    CATEGORY,
    PRICE,
    column(
      'moq',
      'Minimum',
      'Mindestmenge',
      'MOQ;Mindestbestellmenge;Mindestabnahme;Mindestabnahmemenge;MBM;Min.-Menge;Minimum order;Minimum order quantity;Minimum quantity;' +
        'Min. order;Min. order quantity;Min. order qty;Min. qty;Min. quantity',
    ),
    column('step', 'Step', 'Schritt', 'Order step;Bestellschritt;Order multiple'),
    column('packs', 'Packs', 'Gebinde', 'Verpackungseinheiten;VPE;Packaging units'),
    column('quantity', 'Stock', 'Bestand', STOCK),
    column('lowStockBelow', 'Low stock', 'Meldebestand', 'Mindestbestand;Reorder level;Reorder point'),
    column('leadTimeDays', 'Lead time', 'Lieferzeit', 'Wiederbeschaffungszeit;Delivery time'),
    column('state', 'State', 'Status'),
    column('successorId', 'Successor', 'Nachfolger', 'Nachfolgeartikel;Replaced by;Ersetzt durch'),
    column('pictures', 'Pictures', 'Bilder', 'Bild;Picture;Images;Image'),
    column('documents', 'Documents', 'Dokumente'),
    column(
      SPECS_FIELD,
      'Specifications',
      'Spezifikationen',
      'Specs;Merkmale;Technische Daten;Eigenschaften;Technical data',
    ),
  ],
  prices: [
    column('list', 'List', 'Liste', 'Preisliste;Price list'),
    SKU,
    CATEGORY,
    column(
      'from',
      'From',
      'Ab',
      'Ab Menge;Staffel;Staffelmenge;From quantity;From qty;Quantity from;Qty from;Min. qty;Min. quantity;MOQ;Mindestmenge',
    ),
    PRICE,
    column('percent', 'Discount %', 'Rabatt %', 'Rabattsatz;Nachlass'),
  ],
  stock: [
    SKU,
    column('available', 'Available', 'Verfügbar', `Verfügbarer Bestand;Bestand;${STOCK}`),
    column('change', 'Change', 'Änderung', 'Aenderung;Difference;Differenz;Veränderung'),
    column('asOf', 'As of', 'Stand', 'Stichtag;Count date;Counted on;Zähldatum'),
    column(
      'externalId',
      'Reference',
      'Beleg',
      'Beleg-Nr.;Belegnummer;Document no.;Document number;Lieferschein;Lieferschein-Nr.;Lieferscheinnummer;Delivery note;Referenz',
    ),
    column('reason', 'Reason', 'Grund'),
  ],
  customers: [
    column(
      'email',
      'Email',
      'E-Mail',
      'E-Mail-Adresse;Email address;Mail;Mailadresse;Mail address;Emailadresse',
    ),
    column(
      'name',
      'Name',
      'Name',
      'Firma;Firmenname;Kunde;Kundenname;Company;Company name;Customer;Customer name',
    ),
    column('group', 'Group', 'Gruppe', 'Kundengruppe;Preisgruppe;Price group;Customer group'),
    column(
      'phone',
      'Phone',
      'Telefon',
      'Tel.;Tel.-Nr.;Telefon-Nr.;Telefonnummer;Telephone;Phone no.;Phone number;Telephone number;Telephone no.',
    ),
    column('street', 'Street', 'Straße', 'Strasse;Str.;Straße und Hausnummer;Straße/Hausnr.;Street address'),
    column('postalCode', 'Postal code', 'PLZ', 'Postleitzahl;ZIP;ZIP code;Postcode;Post code'),
    column('city', 'City', 'Ort', 'Stadt;Town;Wohnort'),
    column('country', 'Country', 'Land', 'Country code;Ländercode;Länderkürzel'),
  ],
};

/** Headings that name a field where no other column of the file does. */
export const SECOND_HEADINGS: Readonly<
  Partial<Record<ImportKind, Readonly<Record<string, readonly string[]>>>>
> = {
  customers: { name: ['Ansprechpartner', 'Kontaktperson', 'Kontakt', 'Contact person', 'Contact'] },
};

const HELD: ReadonlyMap<string, Held> = new Map<string, Held>([
  ['price', 'money'],
  ['percent', 'percent'],
  ['leadTimeDays', 'days'],
  ...['moq', 'step', 'quantity', 'lowStockBelow', 'from', 'available', 'change'].map(
    (field): [string, Held] => [field, 'count'],
  ),
]);

/** What the cells of a field are. */
export const heldOf = (field: string): Held => HELD.get(field) ?? 'text';

/** The part of an address that a tool has in another language; in the catalogue's it follows the name. */
const SLUG = column('slug', 'Address', 'Adresse', 'Slug;URL');
export const TEXTED: readonly Column[] = [
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
