/** What a column of a pasted table holds, as far as its heading says. */
export type ColumnKind = 'article' | 'quantity' | 'unit' | 'ignored';

/** Headings in English and German, without marks, spaces and case. */
const HEADINGS: Readonly<Record<ColumnKind, string>> = {
  article:
    'sku skus item itemno itemnumber itemnr itemcode itemid article articleno articlenumber articlenr articlecode ' +
    'art artno artnr part partno partnumber partnr pn product productcode productno productnumber productid code ' +
    'material materialno materialnumber mpn model modelno catalogno catalognumber catno cataloguenumber ref reference ' +
    'ordercode stockcode vendorsku suppliersku yoursku oursku yourpartno ourpartno yourpartnumber ourpartnumber ' +
    'customerpartno customerpartnumber manufacturerpartnumber gtin ean ean13 upc barcode ' +
    'artikel artikelnr artikelno artikelnummer artikelnummern artnummer bestellnr bestellnummer bestnr teilenr ' +
    'teilenummer produktnr produktnummer produkt materialnr materialnummer sachnr sachnummer identnr identnummer ' +
    'herstellernr herstellernummer herstellerartikelnummer lieferantenartikelnummer kundenartikelnummer ' +
    'ihreartikelnr ihreartikelnummer unsereartikelnr unsereartikelnummer ihreartnr unsereartnr strichcode',
  quantity:
    'qty qtys quantity quantities orderqty orderquantity qtyordered quantityordered orderedqty reqqty requiredqty ' +
    'requiredquantity qtyneeded needed pcs pieces units noofunits count ' +
    'menge mengen bestellmenge auftragsmenge anzahl stk stck stück stueck stückzahl stueckzahl bedarf bedarfsmenge',
  unit: 'unit uom um unitofmeasure orderunit salesunit packaging einheit einh me mengeneinheit verpackungseinheit gebinde vpe',
  ignored:
    'pos position positionen line lineno linenumber no nr number lfdnr lfd nummer name productname itemname description ' +
    'desc itemdescription title bezeichnung beschreibung artikelbezeichnung benennung text artikeltext price unitprice ' +
    'listprice netprice price$ price€ amount total linetotal totalprice sum value net gross discount currency vat tax ' +
    'preis einzelpreis stückpreis listenpreis ep gp gesamt gesamtpreis summe betrag wert netto brutto rabatt währung mwst ' +
    'ust note notes comment comments remark remarks bemerkung bemerkungen notiz notizen hinweis category kategorie ' +
    'warengruppe brand marke hersteller manufacturer lieferant supplier weight gewicht date datum deliverydate ' +
    'liefertermin lieferdatum leadtime lieferzeit stock instock bestand lager available verfügbar status delivered ' +
    'geliefert shipped open offen moq mindestmenge',
};

const KINDS = new Map(
  (Object.entries(HEADINGS) as [ColumnKind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, ColumnKind] => [word, kind]),
  ),
);

/** Returns what a heading names; undefined for a text that is not a heading. */
export function headingKind(cell: string): ColumnKind | undefined {
  const folded = cell.toLowerCase().replace(/\([^)]*\)|\[[^\]]*\]/g, '');
  const whole = folded.replace(/[^\p{L}\d$€]/gu, '');
  const kind = KINDS.get(whole);
  if (kind) return kind;
  // "Menge/Stk" and "Item #" are two words for one thing.
  const parts = folded.split(/[/#|]/).map((part) => part.replace(/[^\p{L}\d$€]/gu, ''));
  const kinds = new Set(parts.filter((part) => part !== '').map((part) => KINDS.get(part)));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

const headingsOf = (kind: ColumnKind) => HEADINGS[kind].split(' ');

const LABEL_END = String.raw`\.?\s*(?:[:#=]\s*|\s+)`;
const ARTICLE_LABEL = new RegExp(
  `^(?:(?:art(?:icle|ikel)?|item|part|product|produkt|material|bestell|teile|sach|order|catalog(?:ue)?)[. -]*(?:no|nr|number|nummer|code|#)|sku|artikel|article|item|p/n|pn|gtin|ean|upc|mpn)${LABEL_END}`,
  'i',
);

/** Removes what names an article number before it: `Art.-Nr. FL-BV-125`, `SKU: FL-BV-125`. */
export function withoutArticleLabel(text: string): string {
  return text.replace(ARTICLE_LABEL, '');
}

/** Words before or after a number which say that it is the quantity. */
export const QUANTITY_LABELS: readonly string[] = headingsOf('quantity').filter(
  (word) => !['pcs', 'pieces', 'units', 'stk', 'stck', 'stück', 'stueck', 'needed', 'count'].includes(word),
);
