import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const acknowledgement: Texts['acknowledgement'] = ofShop('de', 'acknowledgement', {
  title: 'Auftragsbestätigung',
  number: 'Bestellung',
  shipTo: 'Lieferung an',
  requestedOn: 'Wunschtermin',
  note: 'Ihre Bemerkung: {note}',
  shipment: 'Versand',
  complete: 'Alles zusammen',
  parts: 'In Teilen, was bereit ist zuerst',
  payment: 'Zahlung',
  card: 'Mit Karte bezahlt',
  onAccount: '{days} Tage netto, auf Rechnung',
  promisedOn: 'Zugesagt für {day}',
  noDate: 'Noch kein Termin',
  total: 'Summe',
});
