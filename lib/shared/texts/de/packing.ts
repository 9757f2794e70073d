import type { packing as english } from '../en/packing';
import { orderNotes } from './order-notes';

export const packing: typeof english = {
  slip: 'Lieferschein',
  pickList: 'Pickliste',
  shipTo: 'Lieferadresse',
  order: 'Bestellung',
  placed: 'Bestellt',
  shipBy: 'Versand bis',
  poNumber: 'Ihre Bestellnummer',
  shipping: 'Versand',
  carrier: 'Spedition',
  account: 'Kundennr.',
  reference: 'Ihre Referenz: {reference}',
  columns: { units: 'Menge', name: 'Werkzeug', sku: 'Artikelnr.' },
  total: 'Stück insgesamt: {count}',
  notes: orderNotes.packing,
  ofOne: '1 Bestellung, {moment}',
  ofMany: '{count} Bestellungen, {moment}',
  page: 'Seite {page} von {pages}',
};
