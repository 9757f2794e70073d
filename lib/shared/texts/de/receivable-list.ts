import { ofShop } from '#shop-texts';
import type { receivableList as english } from '../en/receivable-list';

export const receivableList: typeof english = ofShop('de', 'receivableList', {
  title: 'Offene Forderungen',
  heading: 'Offene Forderungen',
  text: 'Was Firmen schulden, und seit wann.',
  search: 'Firmen suchen',
  placeholder: 'Name, Nummer oder E-Mail',
  count: { one: '1 Firma', many: '{count} Firmen' },
  noMatch: {
    title: 'Keine Firma passt',
    text: 'Keine Firma mit offenen Forderungen passt zu Suche und Alter.',
    action: 'Alle anzeigen',
  },
  empty: { title: 'Nichts ist offen', text: 'Keine Rechnung ist offen, und keine Firma hat Guthaben.' },
  tiles: { label: 'Summen', open: 'Offen', overdue: 'Überfällig', credit: 'Guthaben' },
  ages: {
    label: 'Offen nach Alter',
    days: ['Nicht fällig', '1–30 Tage', '31–60 Tage', '61–90 Tage', 'Über 90 Tage'],
    all: 'Jedes Alter',
    share: '{amount}, {share} des Offenen',
  },
  columns: {
    company: 'Firma',
    open: 'Offen',
    overdue: 'Überfällig',
    oldest: 'Älteste Fälligkeit',
    ages: ['Nicht fällig', '1–30', '31–60', '61–90', 'Über 90'],
    credit: 'Guthaben',
    paid: 'Letzte Zahlung',
    reminded: 'Letzte Erinnerung',
  },
  paused: 'keine vor dem {day}',
  sums: 'Summe von {count}',
  select: {
    all: 'Alle Firmen dieser Seite auswählen',
    one: '{company} auswählen',
    count: '{count} ausgewählt',
  },
  remind: 'Zahlungserinnerung senden',
});
