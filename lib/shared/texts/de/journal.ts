import { ofShop } from '#shop-texts';
import type { journal as english } from '../en/journal';

export const journal: typeof english = ofShop('de', 'journal', {
  title: 'Journal',
  heading: 'Journal',
  text: 'Jede Rechnung, Gutschrift und Zahlung dieser Tage, für die Buchhaltung.',
  count: { one: '1 Zeile', many: '{count} Zeilen' },
  from: 'Von',
  to: 'Bis',
  kind: 'Art',
  all: 'Alle',
  company: 'Firma',
  companyHint: 'Name oder Nummer',
  show: 'Anzeigen',
  exportCsv: 'CSV exportieren',
  papers: 'Rechnungen (ZIP)',
  backwards: 'Bitte wählen Sie Tage in ihrer Reihenfolge, höchstens 400.',
  sums: { label: 'Summen', balance: 'Saldo' },
  kinds: {
    invoice: 'Rechnung',
    'credit-note': 'Gutschrift',
    payment: 'Zahlung',
    reversal: 'Storno',
    'card-payment': 'Kartenzahlung',
    'card-refund': 'Kartenerstattung',
  },
  columns: {
    day: 'Tag',
    kind: 'Art',
    number: 'Nummer',
    buyer: 'Käufer',
    order: 'Bestellung',
    amount: 'Betrag',
  },
  byCard: 'Karte',
  card: 'Karte ···{digits}',
  empty: {
    title: 'Nichts in diesen Tagen',
    text: 'Es wurde kein Beleg ausgestellt und kein Geld eingenommen.',
  },
  noMatch: {
    title: 'Keine Zeile dieser Art',
    text: 'Andere Arten oder Firmen haben in diesen Tagen vielleicht welche.',
    action: 'Laufenden Monat anzeigen',
  },
});
