import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { toDollars } from '@/lib/shared/numbers/money';
import { type Column, column } from './column';
import { COMPANY_COLUMNS, CUSTOMER_COLUMNS } from './people-columns';
import { documentOf, joinValues, packOf, pictureOf, readYesNo, splitValues } from './read-cells';

/** The column of all specifications of a tool. */
export const SPECS_FIELD = 'specs';

const SKU = column(
  'sku',
  ['SKU', 'Artikelnummer'],
  'text',
  'Artikel-Nr.;Art.-Nr.;Artikelnr.;Artikel-No.;Sachnummer;Bestellnummer;Best.-Nr.;Bestell-Nr.;Teilenummer;Teile-Nr.;Produktnummer;' +
    'Article number;Article no.;Item number;Item no.;Part number;Part no.;Product number;Product code;Item code',
);
const CATEGORY = column(
  'category',
  ['Category', 'Kategorie'],
  'text',
  'Warengruppe;Produktgruppe;Artikelgruppe;Product group;Item group',
);
const PRICE = column(
  'price',
  ['Price', 'Preis'],
  'money',
  'Nettopreis;Netto-VK;VK;VK-Preis;Verkaufspreis;Stückpreis;Einzelpreis;Listenpreis;Unit price;Net price;List price;Sales price;Selling price',
  { of: ({ priceCents }) => (priceCents > 0 ? toDollars(priceCents) : '') },
);
const STOCK = 'Lagerbestand;Lagerstand;Stock;On hand;In stock;Auf Lager;Bestandsmenge';

/** The columns of each kind, in the order of exports. */
export const COLUMNS: Readonly<Record<ImportKind, readonly Column[]>> = {
  tools: [
    SKU,
    column(
      'name',
      ['Name', 'Name'],
      'prose',
      'Bezeichnung;Artikelbezeichnung;Artikelname;Produktname;Benennung;Product name;Item name;Title;Titel',
    ),
    column(
      'description',
      ['Description', 'Beschreibung'],
      'prose',
      'Kurztext;Kurzbeschreibung;Artikelbeschreibung;Short description',
    ),
    column('details', ['Details', 'Details'], 'prose', 'Langtext;Langbeschreibung;Long description', {
      empty: '',
    }),
    CATEGORY,
    PRICE,
    column(
      'moq',
      ['Minimum', 'Mindestmenge'],
      'count',
      'MOQ;Mindestbestellmenge;Mindestabnahme;Mindestabnahmemenge;MBM;Min.-Menge;Minimum order;Minimum order quantity;Minimum quantity;' +
        'Min. order;Min. order quantity;Min. order qty;Min. qty;Min. quantity',
    ),
    column('step', ['Step', 'Schritt'], 'count', 'Order step;Bestellschritt;Order multiple'),
    column('packs', ['Packs', 'Gebinde'], 'packs', 'Verpackungseinheiten;VPE;Packaging units', {
      empty: [],
      read: (cell, { packs }) => splitValues(cell).map((value) => packOf(value, packs)),
      of: ({ packs }) =>
        joinValues(packs.map(({ name, units, gtin }) => `${name}=${units}${gtin ? `=${gtin}` : ''}`)),
    }),
    column('quantity', ['Stock', 'Bestand'], 'count', STOCK),
    column(
      'lowStockBelow',
      ['Low stock', 'Meldebestand'],
      'count',
      'Mindestbestand;Reorder level;Reorder point',
      { empty: null },
    ),
    column('leadTimeDays', ['Lead time', 'Lieferzeit'], 'days', 'Wiederbeschaffungszeit;Delivery time', {
      empty: null,
    }),
    column(
      'backorderLimit',
      ['Backorder limit', 'Rückstandsgrenze'],
      'count',
      'Max. backorder;Max. Rückstand',
      {
        empty: null,
      },
    ),
    column('taxClass', ['Tax class', 'Steuerklasse'], 'code', '', { empty: null }),
    column(
      'weightGrams',
      ['Weight [kg]', 'Gewicht [kg]'],
      'weight',
      'Weight [g];Gewicht [g];Weight in kg;Gewicht in kg;Weight in g;Gewicht in g;Shipping weight [kg];Versandgewicht [kg];' +
        'Shipping weight [g];Versandgewicht [g]',
      { empty: null, of: ({ weightGrams }) => (weightGrams ? weightGrams / 1_000 : '') },
    ),
    column('bulky', ['Bulky', 'Sperrgut'], 'code', 'Bulky goods;Sperrig', {
      empty: false,
      read: readYesNo,
      of: ({ bulky }) => (bulky ? 'yes' : ''),
    }),
    column(
      'serialised',
      ['Serial numbers', 'Seriennummern'],
      'code',
      'Serialised;Serialized;Serial number;Seriennummer',
      {
        empty: false,
        read: readYesNo,
        of: ({ serialised }) => (serialised ? 'yes' : ''),
      },
    ),
    column(
      'calibrationMonths',
      ['Calibration months', 'Kalibrierung Monate'],
      'count',
      'Calibration interval;Kalibrierintervall;Kalibrierabstand',
      { empty: null },
    ),
    column('state', ['State', 'Status'], 'code'),
    column('successorId', ['Successor', 'Nachfolger'], 'text', 'Nachfolgeartikel;Replaced by;Ersetzt durch', {
      empty: null,
      of: ({ successorId }, skuOf) => (successorId ? (skuOf(successorId) ?? successorId.toHexString()) : ''),
    }),
    column('pictures', ['Pictures', 'Bilder'], 'text', 'Bild;Picture;Images;Image', {
      // Of names of files that are not there nothing changes; `missingPictures` says which.
      read: (cell, { pictures }) => {
        const found = splitValues(cell).flatMap((value) => pictureOf(value, pictures) ?? []);
        return found.length > 0 || cell.trim() === '' ? found : undefined;
      },
      of: ({ pictures }) => joinValues(pictures.map(({ url }) => url)),
    }),
    column('documents', ['Documents', 'Dokumente'], 'text', '', {
      empty: [],
      read: (cell, { documents }) => splitValues(cell).map((value) => documentOf(value, documents)),
      of: ({ documents }) =>
        joinValues(documents.map(({ kind, language, url }) => `${kind} ${language} ${url}`)),
    }),
    column(
      SPECS_FIELD,
      ['Specifications', 'Spezifikationen'],
      'pairs',
      'Specs;Merkmale;Technische Daten;Eigenschaften;Technical data',
      { isOnlyRead: true },
    ),
  ],
  prices: [
    column('list', ['List', 'Liste'], 'text', 'Preisliste;Price list'),
    SKU,
    CATEGORY,
    column(
      'from',
      ['From', 'Ab'],
      'count',
      'Ab Menge;Staffel;Staffelmenge;From quantity;From qty;Quantity from;Qty from;Min. qty;Min. quantity;MOQ;Mindestmenge',
    ),
    PRICE,
    column('percent', ['Discount %', 'Rabatt %'], 'percent', 'Rabattsatz;Nachlass'),
  ],
  stock: [
    SKU,
    column('available', ['Available', 'Verfügbar'], 'count', `Verfügbarer Bestand;Bestand;${STOCK}`),
    column('change', ['Change', 'Änderung'], 'change', 'Aenderung;Difference;Differenz;Veränderung', {
      isOnlyRead: true,
    }),
    column('asOf', ['As of', 'Stand'], 'day', 'Stichtag;Count date;Counted on;Zähldatum'),
    column(
      'externalId',
      ['Reference', 'Beleg'],
      'text',
      'Beleg-Nr.;Belegnummer;Document no.;Document number;Lieferschein;Lieferschein-Nr.;Lieferscheinnummer;Delivery note;Referenz',
    ),
    column('reason', ['Reason', 'Grund'], 'code', '', { isOnlyRead: true }),
  ],
  customers: CUSTOMER_COLUMNS,
  companies: COMPANY_COLUMNS,
};
