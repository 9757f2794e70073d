import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const newsletter: Texts['newsletter'] = ofShop('de', 'newsletter', {
  confirm: {
    title: 'Newsletter bestätigen',
    heading: 'Nur noch ein Klick bis zum Newsletter',
    text: 'Neue Werkzeuge, Preisänderungen und Lieferzeiten, höchstens einmal im Monat. Jede E-Mail enthält einen Link zum Abbestellen.',
    submit: 'Bestätigen',
    done: 'Vielen Dank. Sie erhalten jetzt unseren Newsletter.',
    missing:
      'Dieser Link ist unvollständig. Bitte öffnen Sie den Link aus der E-Mail noch einmal oder melden Sie sich unten erneut an.',
    next: 'Neueste Werkzeuge ansehen',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    heading: 'Newsletter abbestellen?',
    text: 'E-Mails zu Ihren Bestellungen und Ihrem Konto erhalten Sie weiterhin.',
    submit: 'Abbestellen',
    done: 'Erledigt. Sie erhalten keinen Newsletter mehr.',
    missing: 'Dieser Link ist unvollständig. Bitte öffnen Sie den Link aus der E-Mail noch einmal.',
    next: 'Zur Startseite',
  },
});
