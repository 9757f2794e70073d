import type { Texts } from '../en/texts';

/** The pages that newsletter mails link to. */
export const newsletter: Texts['newsletter'] = {
  confirm: {
    title: 'Newsletter bestätigen',
    heading: 'Ein Klick, und Sie stehen auf der Liste',
    text: 'Neue Werkzeuge, Preisänderungen und Lieferzeiten, höchstens einmal im Monat. Jede Mail enthält einen Link zum Abbestellen.',
    submit: 'Bestätigen',
    done: 'Vielen Dank. Sie stehen auf der Liste.',
    missing:
      'Dieser Link ist unvollständig. Bitte öffnen Sie den Link aus der Mail noch einmal oder melden Sie sich unten erneut an.',
    next: 'Neueste Werkzeuge ansehen',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    heading: 'Newsletter abbestellen?',
    text: 'Mails zu Ihren Bestellungen und Ihrem Konto erhalten Sie weiterhin.',
    submit: 'Abbestellen',
    done: 'Erledigt. Von dieser Liste erhalten Sie keine Mails mehr.',
    missing: 'Dieser Link ist unvollständig. Bitte öffnen Sie den Link aus der Mail noch einmal.',
    next: 'Zur Startseite',
  },
};
