import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

/** Product §4.5, §8.3. */
export const payment: Texts['payment'] = ofShop('de', 'payment', {
  title: 'Bestellung {number} bezahlen',
  heading: 'Bestellung bezahlen',
  invoiceHeading: 'Rechnung {invoice} bezahlen',
  invoice: 'Rechnung',
  poNumber: 'Bestellnummer',
  dueOn: 'Fällig',
  toStatement: 'Kontoauszug',
  toOrder: 'Zurück zur Bestellung',
  closed: 'Nichts zu bezahlen',
  summary: 'Bestellung {number}',
  quantity: 'Menge',
  unitPrice: 'Stückpreis',
  units: 'Stück',
  tools: 'Werkzeuge',
  total: 'Zu zahlen',
  value: 'Bestellwert',
  deliverTo: 'Lieferung an',
  card: 'Kartendaten',
  cardNumber: 'Kartennummer',
  expiration: 'Gültig bis',
  cvc: 'Prüfnummer (CVC)',
  submit: 'Bezahlen',
  testMode:
    'Testbetrieb: Verwenden Sie 4242\u00a04242\u00a04242\u00a04242, ein beliebiges künftiges Datum und eine beliebige Prüfnummer.',
  secure: 'Die Kartendaten gehen direkt an den Zahlungsdienst und erreichen unseren Server nie.',
  loading: 'Kartenformular wird geladen',
  gatewayFailed:
    'Das Kartenformular konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  alreadyPaid: 'Diese Bestellung ist bereits bezahlt.',
  onAccount: 'Diese Bestellung läuft auf Rechnung. Die Rechnung kommt mit dem Versand.',
  transaction: 'Transaktions-ID',
  alreadyCancelled: 'Diese Bestellung wurde storniert und kann nicht mehr bezahlt werden.',
  expired: 'Diese Bestellung wurde nicht rechtzeitig bezahlt und ist verfallen.',
  refunded: 'Die Zahlung dieser Bestellung wurde erstattet.',
  shipped: 'Diese Bestellung ist bezahlt und versandt.',
  recordFailed:
    'Ihre Karte wurde belastet, aber die Zahlung konnte noch nicht verbucht werden: {reason} Bitte zahlen Sie nicht noch einmal; die Bestellung erscheint in Kürze als bezahlt.',
  recordAgain: 'Zahlung erneut verbuchen',
  unfinished: 'Die Zahlung wurde nicht abgeschlossen. Es wurde nichts abgebucht.',
  toOrders: 'Zurück zu meinen Bestellungen',
  toTools: 'Neueste Werkzeuge ansehen',
});
