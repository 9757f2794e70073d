import { ofShop } from '#shop-texts';
import type { pageNames as english } from '../en/page-names';

export const pageNames: typeof english = ofShop('de', 'pageNames', {
  home: 'Start',
  tools: 'Werkzeuge',
  review: 'Bewertungen',
  portfolio: 'Portfolio',
  blog: 'Blog',
  quickOrder: 'Schnellbestellung',
  cart: 'Warenkorb',
  quote: 'Angebot anfordern',
  contact: 'Kontakt',
  login: 'Anmelden',
  register: 'Registrieren',
  inOrders: 'Meine Bestellungen: „{query}“',
  legal: {
    terms: 'AGB',
    returns: 'Rückgabe',
    warranty: 'Gewährleistung',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
  },
});
