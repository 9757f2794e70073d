import { shopTexts } from '@/shop/texts/de';
import type { Texts } from '../en/texts';

/** Changing many tools at once, for admins. */
export const bulk: Texts['bulk'] = {
  select: '{name} auswählen',
  selectPage: 'Diese Seite auswählen',
  selectAll: 'Alle {count} Treffer auswählen',
  selected: { one: '1 Werkzeug ausgewählt', many: '{count} Werkzeuge ausgewählt' },
  clear: 'Auswahl aufheben',
  open: 'Auswahl ändern',
  heading: 'Ausgewählte Werkzeuge ändern',
  what: 'Was sich ändert',
  kinds: {
    percent: 'Preis in Prozent',
    amount: 'Preis um festen Betrag',
    state: 'Status',
    category: 'Kategorie',
    leadTimeDays: 'Beschaffungszeit',
  },
  percent: 'Prozent',
  percentHint:
    'Zum Beispiel 3,5 für eine Erhöhung oder -10 für eine Senkung. Kaufmännisch auf den Cent gerundet.',
  amount: `Betrag in ${shopTexts.currency}`,
  amountHint: 'Zum Beispiel 0,50 für eine Erhöhung oder -2 für eine Senkung.',
  state: 'Neuer Status',
  category: 'Neue Kategorie',
  leadTimeDays: 'Beschaffungszeit in Werktagen',
  leadTimeHint: 'Leer gilt die Beschaffungszeit des Shops.',
  leadTimes: { none: 'Wie im Shop', one: '1 Werktag', many: '{count} Werktage' },
  preview: 'Vorschau',
  previewHeading: 'Was sich ändern wird',
  columns: { tool: 'Werkzeug', before: 'Jetzt', after: 'Danach', note: 'Hinweis' },
  summary: { one: '1 Werkzeug wird geändert.', many: '{count} Werkzeuge werden geändert.' },
  staying: { one: '1 bleibt, wie es ist.', many: '{count} bleiben, wie sie sind.' },
  apply: { one: '1 Werkzeug ändern', many: '{count} Werkzeuge ändern' },
  back: 'Zurück',
  done: { one: '1 Werkzeug geändert.', many: '{count} Werkzeuge geändert.' },
  undo: 'Rückgängig machen',
  undone: {
    one: '1 Werkzeug hat wieder seinen früheren Wert.',
    many: '{count} Werkzeuge haben wieder ihre früheren Werte.',
  },
  problems: {
    unchanged: 'Hat diesen Wert schon',
    'not-found': 'Wurde gelöscht',
    'edited-meanwhile': 'Inzwischen von jemand anderem bearbeitet',
    'price-too-low': 'Der Preis läge unter einem Cent',
    'price-too-high': 'Der Preis wäre zu hoch',
  },
};
