import { CURRENCY } from '../site/currency';

/** `note`: the buyer's words on a row; `unread`: what the buyer wrote and nothing reads; `ignored`: what changes nothing. */
export type ColumnKind = 'article' | 'quantity' | 'unit' | 'note' | 'unread' | 'ignored';

/** Headings in English, German and French, without marks, spaces and case. */
const HEADINGS: Readonly<Record<ColumnKind, string>> = {
  article:
    'sku skus item itemno itemnumber itemnr itemcode itemid article articleno articlenumber articlenr articlecode ' +
    'art artno artnr part partno partnumber partnr pn product productcode productno productnumber productid code ' +
    'material materialno materialnumber mpn model modelno catalogno catalognumber catno cataloguenumber ref reference ' +
    'ordercode stockcode vendorsku suppliersku yoursku oursku yourpartno ourpartno yourpartnumber ourpartnumber ' +
    'customerpartno customerpartnumber manufacturerpartnumber gtin ean ean13 upc barcode ' +
    'tool toolno toolnumber werkzeug teil modell artikel artikelnr artikelno artikelnummer artikelnummern artnummer bestellnr bestellnummer bestnr teilenr ' +
    'teilenummer produktnr produktnummer produkt materialnr materialnummer sachnr sachnummer identnr identnummer ' +
    'herstellernr herstellernummer herstellerartikelnummer lieferantenartikelnummer kundenartikelnummer ' +
    'ihreartikelnr ihreartikelnummer unsereartikelnr unsereartikelnummer ihreartnr unsereartnr strichcode ' +
    'réf référence noarticle narticle ndarticle nart numéroarticle numérodarticle codearticle codebarres',
  quantity:
    'qty qtys quantity quantities orderqty orderquantity qtyordered quantityordered orderedqty reqqty requiredqty ' +
    'requiredquantity qtyneeded quantityneeded qtyrequired quantityrequired requestedqty requestedquantity needed ' +
    'pcs pieces units noofunits numberofunits noofpieces numberofpieces noofpcs count ' +
    'menge mengen bestellmenge auftragsmenge anzahl stk stck stück stueck stückzahl stueckzahl bedarf bedarfsmenge ' +
    'qté quantité quantités pièces pces nombre',
  unit: 'unit uom um unitofmeasure orderunit salesunit packaging einheit einh me mengeneinheit verpackungseinheit gebinde vpe unité ue conditionnement',
  note:
    'note notes comment comments remark remarks bemerkung bemerkungen notiz notizen hinweis hinweise yourreference ' +
    'ihrereferenz referenz kommission kostenstelle costcentre costcenter costunit projekt project baustelle site jobsite ' +
    'job verwendung verwendungszweck purpose location lagerort lagerplatz einsatzort remarque remarques ' +
    'commentaire chantier projet emplacement votreréférence',
  unread:
    'discount rabatt remise rabais date datum deliverydate liefertermin lieferdatum termin status delivered geliefert shipped open offen',
  ignored:
    'pos position positionen line lineno linenumber no nr number lfdnr lfd nummer name productname itemname description ' +
    'desc itemdescription articledescription articlename title bezeichnung beschreibung artikelbezeichnung benennung text artikeltext price unitprice ' +
    'listprice netprice amount total linetotal totalprice sum value net gross currency vat tax ' +
    'preis einzelpreis stückpreis listenpreis ep gp gesamt gesamtpreis summe betrag wert netto brutto währung mwst ' +
    'ust category kategorie warengruppe brand marke hersteller manufacturer lieferant supplier weight gewicht ' +
    'leadtime lieferzeit stock instock bestand lager available verfügbar moq mindestmenge ' +
    'désignation libellé descriptif prix prixunitaire prixcatalogue pu montant devise tva catégorie famille marque fabricant fournisseur poids délai disponible',
};

const KINDS = new Map(
  (Object.entries(HEADINGS) as [ColumnKind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, ColumnKind] => [word, kind]),
  ),
);

const setOf = (words: string) => new Set(words.split(' '));

/** Further words in headings of article numbers: `Manufacturer part number`, `Ihre Artikel-Nr.`. */
const OF_NUMBERS = setOf('no nr number nummer code id');
const OWNER_WORDS = setOf(
  'your our my the customer vendor supplier manufacturer ihr ihre unser unsere eigene kunde lieferant hersteller',
);
const CURRENCIES = setOf(`usd eur chf gbp ${CURRENCY.provider}`);

const BRACKETS = /\([^)]*\)|\[[^\]]*\]/g;
const SIGN = /[\p{S}%]/u;

const compact = (text: string) => text.replace(/[^\p{L}\d]/gu, '');
const wordsIn = (text: string) => text.match(/[\p{L}\d]+/gu) ?? [];

/** Nothing but units of a quantity: `Menge in Stück`. */
function areOfQuantity(words: readonly string[]): boolean {
  return words.every((word) => KINDS.get(word) === 'quantity' || word === 'in' || word === 'of');
}

/** Neither article number nor quantity nor unit. */
export function isOtherKind(kind: ColumnKind | undefined): boolean {
  return kind === 'note' || kind === 'unread' || kind === 'ignored';
}

function otherKindOf(words: readonly string[]): ColumnKind | undefined {
  const kinds = words.map((word) => (CURRENCIES.has(word) ? 'ignored' : KINDS.get(word)));
  return kinds.find(isOtherKind);
}

function kindOfWords(words: readonly string[]): ColumnKind | undefined {
  if (words.length > 0 && areOfQuantity(words)) return 'quantity';
  const others = words.filter((word) => !OF_NUMBERS.has(word) && !OWNER_WORDS.has(word));
  const other = otherKindOf(others);
  if (other) return other;
  if (others.length > 0 && others.every((word) => KINDS.get(word) === 'article')) return 'article';
  return otherKindOf(words);
}

function kindOf(bare: string): ColumnKind | undefined {
  const whole = KINDS.get(compact(bare));
  if (whole) return whole;
  // "Menge/Stk" and "Item #" are two words for one thing.
  const parts = bare.split(/[/#|]/).map(compact);
  const kinds = new Set(parts.filter((part) => part !== '').map((part) => KINDS.get(part)));
  return (kinds.size === 1 ? [...kinds][0] : undefined) ?? kindOfWords(wordsIn(bare));
}

/**
 * Undefined for an unknown heading. It is that of a quantity only if nothing contradicts it: `Qty (on hand)`, `Menge %`
 * and `Units per box` are other figures.
 */
export function headingKind(cell: string): ColumnKind | undefined {
  const folded = cell.toLowerCase();
  const kind = kindOf(folded.replace(BRACKETS, ' '));
  if (kind !== undefined && kind !== 'quantity') return kind;
  if (SIGN.test(folded)) return 'ignored';
  const bracketed = wordsIn((folded.match(BRACKETS) ?? []).join(' '));
  if (kind === 'quantity' && areOfQuantity(bracketed)) return kind;
  const other = kindOfWords(bracketed);
  return isOtherKind(other) ? other : undefined;
}

const headingsOf = (kind: ColumnKind) => HEADINGS[kind].split(' ');

const LABEL_END = String.raw`\.?\s*(?:[:#=]\s*|\s+)`;
const ARTICLE_LABEL = new RegExp(
  `^(?:(?:art(?:icle|ikel)?|item|part|product|produkt|material|bestell|teile|sach|order|catalog(?:ue)?)[. -]*(?:no|nr|number|nummer|code|#)|sku|artikel|article|item|p/n|pn|gtin|ean|upc|mpn)${LABEL_END}`,
  'i',
);

/** Removes a label before an article number: `Art.-Nr. FL-BV-125`, `SKU: FL-BV-125`. */
export function withoutArticleLabel(text: string): string {
  return text.replace(ARTICLE_LABEL, '');
}

export const QUANTITY_LABELS: readonly string[] = headingsOf('quantity').filter(
  (word) => !['pcs', 'pieces', 'units', 'stk', 'stck', 'stück', 'stueck', 'needed', 'count'].includes(word),
);
