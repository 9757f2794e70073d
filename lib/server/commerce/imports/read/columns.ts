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
    'Article number;Article no.;Item number;Item no.;Part number;Part no.;Product number;Product code;Item code;' +
    'Réf.;Réf. article;N° article;N° d’article;N° art.;No art.;No d’article;Numéro d’article;Code article',
  // Of stock it is a document of the warehouse.
  { second: ['Référence'] },
);
const CATEGORY = column(
  'category',
  ['Category', 'Kategorie'],
  'text',
  'Warengruppe;Produktgruppe;Artikelgruppe;Product group;Item group;Catégorie;Famille;Famille d’articles;Famille de produits;' +
    'Groupe d’articles;Groupe de produits',
);
const PRICE = column(
  'price',
  ['Price', 'Preis'],
  'money',
  'Nettopreis;Netto-VK;VK;VK-Preis;Verkaufspreis;Stückpreis;Einzelpreis;Listenpreis;Unit price;Net price;List price;Sales price;Selling price;' +
    'Prix;Prix catalogue;Prix cat.;Prix de vente;Prix public;Prix unitaire;Prix net;PV;PU',
  { of: ({ priceCents }) => (priceCents > 0 ? toDollars(priceCents) : '') },
);
const STOCK =
  'Lagerbestand;Lagerstand;Stock;On hand;In stock;Auf Lager;Bestandsmenge;En stock;Stock disponible;Quantité en stock;Qté en stock';

/** The columns of each kind, in the order of exports. */
export const COLUMNS: Readonly<Record<ImportKind, readonly Column[]>> = {
  tools: [
    SKU,
    column(
      'name',
      ['Name', 'Name'],
      'prose',
      'Bezeichnung;Artikelbezeichnung;Artikelname;Produktname;Benennung;Product name;Item name;Title;Titel;' +
        'Désignation;Libellé;Nom;Dénomination;Intitulé;Nom du produit;Désignation de l’article',
    ),
    column(
      'description',
      ['Description', 'Beschreibung'],
      'prose',
      'Kurztext;Kurzbeschreibung;Artikelbeschreibung;Short description;Descriptif;Texte court;Description courte',
    ),
    column(
      'details',
      ['Details', 'Details'],
      'prose',
      'Langtext;Langbeschreibung;Long description;Détails;Texte long;Description longue;Description détaillée',
      {
        empty: '',
      },
    ),
    CATEGORY,
    PRICE,
    column(
      'moq',
      ['Minimum', 'Mindestmenge'],
      'count',
      'MOQ;Mindestbestellmenge;Mindestabnahme;Mindestabnahmemenge;MBM;Min.-Menge;Minimum order;Minimum order quantity;Minimum quantity;' +
        'Min. order;Min. order quantity;Min. order qty;Min. qty;Min. quantity;Qté min.;Qté minimale;Quantité min.;Quantité minimale;' +
        'Minimum de commande;Commande minimale',
    ),
    column(
      'step',
      ['Step', 'Schritt'],
      'count',
      'Order step;Bestellschritt;Order multiple;Multiple de commande',
    ),
    column(
      'packs',
      ['Packs', 'Gebinde'],
      'packs',
      'Verpackungseinheiten;VPE;Packaging units;UE;Unité d’emballage;Unités d’emballage;Conditionnement',
      {
        empty: [],
        read: (cell, { packs }) => splitValues(cell).map((value) => packOf(value, packs)),
        of: ({ packs }) =>
          joinValues(packs.map(({ name, units, gtin }) => `${name}=${units}${gtin ? `=${gtin}` : ''}`)),
      },
    ),
    column('quantity', ['Stock', 'Bestand'], 'count', STOCK),
    column(
      'lowStockBelow',
      ['Low stock', 'Meldebestand'],
      'count',
      'Mindestbestand;Reorder level;Reorder point;Stock min.;Stock minimum;Seuil d’alerte',
      { empty: null },
    ),
    column(
      'leadTimeDays',
      ['Lead time', 'Lieferzeit'],
      'days',
      'Wiederbeschaffungszeit;Delivery time;Délai;Délai de livraison',
      {
        empty: null,
      },
    ),
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
        'Shipping weight [g];Versandgewicht [g];Poids [kg];Poids [g];Poids en kg;Poids en g',
      { empty: null, of: ({ weightGrams }) => (weightGrams ? weightGrams / 1_000 : '') },
    ),
    column('bulky', ['Bulky', 'Sperrgut'], 'code', 'Bulky goods;Sperrig;Encombrant', {
      empty: false,
      read: readYesNo,
      of: ({ bulky }) => (bulky ? 'yes' : ''),
    }),
    column(
      'serialised',
      ['Serial numbers', 'Seriennummern'],
      'code',
      'Serialised;Serialized;Serial number;Seriennummer;N° de série;Numéros de série',
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
      'Calibration interval;Kalibrierintervall;Kalibrierabstand;Étalonnage (mois)',
      { empty: null },
    ),
    column('state', ['State', 'Status'], 'code', 'État;Statut'),
    column(
      'successorId',
      ['Successor', 'Nachfolger'],
      'text',
      'Nachfolgeartikel;Replaced by;Ersetzt durch;Successeur;Remplacé par',
      {
        empty: null,
        of: ({ successorId }, skuOf) =>
          successorId ? (skuOf(successorId) ?? successorId.toHexString()) : '',
      },
    ),
    column(
      'pictures',
      ['Pictures', 'Bilder'],
      'text',
      'Bild;Picture;Images;Image;Foto;Fotos;Photo;Photos;Abbildung',
      {
        // Of names of files that are not there nothing changes; `missingPictures` says which.
        read: (cell, { pictures }) => {
          const found = splitValues(cell).flatMap((value) => pictureOf(value, pictures) ?? []);
          return found.length > 0 || cell.trim() === '' ? found : undefined;
        },
        of: ({ pictures }) => joinValues(pictures.map(({ url }) => url)),
      },
    ),
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
      'Specs;Merkmale;Technische Daten;Eigenschaften;Technical data;Caractéristiques;Caractéristiques techniques;Données techniques',
      { isOnlyRead: true },
    ),
  ],
  prices: [
    column('list', ['List', 'Liste'], 'text', 'Preisliste;Price list;Tarif;Liste de prix'),
    SKU,
    CATEGORY,
    column(
      'from',
      ['From', 'Ab'],
      'count',
      'Ab Menge;Staffel;Staffelmenge;From quantity;From qty;Quantity from;Qty from;Min. qty;Min. quantity;MOQ;Mindestmenge;' +
        'À partir de;Dès;Quantité;Qté;Qté min.',
    ),
    PRICE,
    column('percent', ['Discount %', 'Rabatt %'], 'percent', 'Rabattsatz;Nachlass;Remise;Rabais'),
  ],
  stock: [
    SKU,
    column(
      'available',
      ['Available', 'Verfügbar'],
      'count',
      `Verfügbarer Bestand;Bestand;Disponible;Quantité disponible;Qté disponible;${STOCK}`,
    ),
    column(
      'change',
      ['Change', 'Änderung'],
      'change',
      'Aenderung;Difference;Differenz;Veränderung;Variation;Écart',
      {
        isOnlyRead: true,
      },
    ),
    column(
      'asOf',
      ['As of', 'Stand'],
      'day',
      'Stichtag;Count date;Counted on;Zähldatum;Date d’inventaire;Date de l’inventaire',
    ),
    column(
      'externalId',
      ['Reference', 'Beleg'],
      'text',
      'Beleg-Nr.;Belegnummer;Document no.;Document number;Lieferschein;Lieferschein-Nr.;Lieferscheinnummer;Delivery note;Referenz;' +
        'Justificatif;Bon de livraison;N° de bon;N° de document',
    ),
    column('reason', ['Reason', 'Grund'], 'code', 'Motif', { isOnlyRead: true }),
  ],
  customers: CUSTOMER_COLUMNS,
  companies: COMPANY_COLUMNS,
};
