import { ofShop } from '#shop-texts';
import type { failure as english } from '../en/failure';

export const failure: typeof english = ofShop('de', 'failure', {
  error: {
    title: 'Da klemmt etwas.',
    text: 'Die Seite konnte gerade nicht geladen werden. Es ist nichts verloren. Versuchen Sie es erneut oder gehen Sie zur Startseite.',
    reference: 'Kennung: {id}',
    retry: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
  unavailable: {
    title: 'Wir sind gleich wieder da',
    heading: 'Die Werkstatt ist kurz geschlossen.',
    text: 'Unser Shop erreicht seine Datenbank gerade nicht. Ihre Bestellungen und Ihr Konto sind sicher.',
    waiting:
      'Diese Seite versucht es automatisch erneut und öffnet sich, sobald der Shop wieder erreichbar ist.',
    retry: 'Jetzt versuchen',
  },
});
