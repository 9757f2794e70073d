import { ofShop } from '#shop-texts';
import type { packing as english } from '../en/packing';
import { orderNotes } from './order-notes';

export const packing: typeof english = ofShop('de', 'packing', {
  slip: 'Packliste',
  deliveryNote: 'Lieferschein {number}',
  shipped: 'Versandt',
  serials: 'Seriennummern:',
  stillToCome: 'noch zu liefern: {count}',
  pickList: 'Pickliste',
  shipTo: 'Lieferadresse',
  order: 'Bestellung',
  placed: 'Bestellt',
  shipBy: 'Versand bis',
  requestedOn: 'Wunschtermin',
  note: 'Ihre Bemerkung: {note}',
  deliver: 'Versand',
  complete: 'Alles zusammen',
  customerNumber: 'Kundennummer',
  poNumber: 'Ihre Bestellnummer',
  shipping: 'Versand',
  carrier: 'Spedition',
  account: 'Kundennr.',
  reference: 'Ihre Referenz: {reference}',
  columns: { units: 'Menge', name: 'Werkzeug', sku: 'Artikelnr.' },
  total: 'Stück insgesamt: {count}',
  notInStock: 'Nicht auf Lager',
  notes: orderNotes.packing,
  ofOne: '1 Bestellung, {moment}',
  ofMany: '{count} Bestellungen, {moment}',
  page: 'Seite {page} von {pages}',
});
