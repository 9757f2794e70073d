import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const reviews: Texts['reviews'] = ofShop('de', 'reviews', {
  title: 'Kundenbewertungen',
  heading: 'Das sagen unsere Kunden',
  text: 'Geschrieben von angemeldeten Kunden. Wir veröffentlichen alle, gute wie schlechte, die neuesten zuerst.',
  stars: '{rating} von 5 Sternen',
  count: '{count} Bewertungen',
  oneCount: '1 Bewertung',
  average: 'Durchschnitt',
  distribution: 'Verteilung der Sterne',
  distributionRow: '{rating} Sterne: {count}',
  distributionRowOne: '1 Stern: {count}',
  ofTool: 'Zu {name}',
  verifiedBuyer: 'Geprüfter Kauf',
  noAverageYet: 'Ein Durchschnitt steht hier ab {count} Bewertungen.',
  formerCustomer: 'Ehemaliger Kunde',
  older: 'Bewertungen, Seite {page}',
  more: 'Weitere Bewertungen',
  toolOlder: 'Bewertungen von {name}, Seite {page}',
  pages: {
    label: 'Seiten mit Bewertungen',
    previous: 'Neuere',
    next: 'Ältere',
    position: 'Seite {page} von {pages}',
  },
  empty: {
    title: 'Noch keine Bewertungen',
    text: 'Sagen Sie als Erste oder Erster, wie sich unsere Werkzeuge bewähren.',
    action: 'Bewertung schreiben',
  },
});
