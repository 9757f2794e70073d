import type { searchBox as english } from '../en/search-box';

export const searchBox: typeof english = {
  ownNumber: 'Ihre Nummer',
  ownNumberIs: 'Ihre Nummer {number} ist',
  onRequest: 'Auf Anfrage',
  ownPrice: { list: 'Liste {price}' },
  open: 'Suchen',
  title: 'Werkzeuge suchen',
  label: 'Nach Artikelnummer, Name oder Maß suchen',
  placeholder: 'Nr., Name, Maß',
  close: 'Suche schließen',
  results: 'Gefundene Werkzeuge',
  all: { one: 'Treffer ansehen', many: 'Alle {count} Ergebnisse anzeigen' },
  browse: 'Alle Werkzeuge ansehen',
  relaxed: 'Kein Werkzeug enthält alle diese Wörter. Diese enthalten einige davon.',
  resultsFor: 'Treffer für „{words}“.',
  similar: 'Diese kommen dem nahe',
  none: 'Kein Werkzeug passt zu „{query}“.',
  quote: 'Angebot anfordern',
  failed:
    'Die Suche antwortet gerade nicht. Drücken Sie die Eingabetaste, um die ausführliche Suche zu öffnen.',
  one: '1 Werkzeug gefunden',
  many: '{count} Werkzeuge gefunden',
  keys: 'Pfeiltasten wählen, Eingabetaste öffnet, Esc schließt.',
  outOfStock: 'Nicht vorrätig',
};
