import type { Texts } from '../en/texts';

/** What invoices and credit notes say besides what was bought. */
export const invoice: Texts['invoice'] = {
  kinds: { invoice: 'Rechnung', 'credit-note': 'Rechnungskorrektur' },
  subject: 'Bestellung {number}',
  billedTo: 'Rechnung an',
  number: 'Nummer',
  corrects: 'Zu Rechnung',
  date: 'Datum',
  order: 'Bestellung',
  poNumber: 'Ihre Bestellnummer',
  reference: 'Ihre Referenz: {reference}',
  page: 'Seite {page} von {pages}',
  paidBy: 'Bezahlt per',
  refundedTo: 'Erstattet auf',
  card: 'Karte',
  transaction: 'Transaktions-ID',
  description: 'Bezeichnung',
  quantity: 'Menge',
  unitPrice: 'Stückpreis',
  amount: 'Betrag',
  paidTotal: 'Gesamtbetrag, vollständig bezahlt',
  refundedTotal: 'Gesamtbetrag, erstattet',
  differences: {
    amount: 'Erstatteter Betrag',
    less: 'Davon nicht erstattet',
    more: 'Darüber hinaus erstattet',
    earlier: 'Bereits früher oder noch nicht erstattet',
  },
  noFees: 'Keine Gebühren, Steuern oder Versandkosten.',
};
