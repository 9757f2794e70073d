import type { failure as english } from '../en/failure';

/** When a page fails, or the store is unavailable. See lib/shared/failure-texts.ts. */
export const failure: typeof english = {
  error: {
    title: 'Da klemmt etwas.',
    text: 'Die Seite konnte gerade nicht zusammengestellt werden. Es ist nichts verloren. Versuchen Sie es noch einmal oder beginnen Sie auf der Startseite.',
    reference: 'Kennung: {id}',
    retry: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
  unavailable: {
    title: 'Wir sind gleich wieder da',
    heading: 'Die Werkstatt ist kurz geschlossen.',
    text: 'Unser Shop erreicht gerade seine Unterlagen nicht. Ihre Bestellungen und Ihr Konto sind sicher.',
    waiting: 'Diese Seite versucht es von selbst wieder und öffnet sich, sobald der Shop zurück ist.',
    retry: 'Jetzt versuchen',
  },
};
