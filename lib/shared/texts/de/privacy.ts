import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const privacy: Texts['privacy'] = ofShop('de', 'privacy', {
  heading: 'Daten herunterladen',
  download: {
    text: 'Eine Datei mit allem, was wir über Sie gespeichert haben: Konto, Anmeldungen, Bestellungen, Bewertungen, Anfragen und Nachrichten.',
    submit: 'Daten herunterladen',
  },
  closed: { buyer: 'Geschlossenes Konto', removed: 'Entfernt' },
  close: {
    heading: 'Konto schließen',
    text: 'Ihr Konto wird endgültig geschlossen. Unbezahlte Bestellungen werden storniert. Bestellungen und Bewertungen bleiben ohne Ihren Namen bestehen; Rechnungen bleiben, wie sie ausgestellt wurden, denn das Gesetz verlangt ihre Aufbewahrung.',
    password: 'Ihr Passwort',
    noPassword:
      'Sie melden sich mit Google an: Liegt Ihre Anmeldung mehr als zehn Minuten zurück, melden Sie sich bitte zuerst ab und wieder an.',
    submit: 'Konto schließen',
    title: 'Ihr Konto schließen?',
    confirmText:
      'Sie werden überall abgemeldet, und {email} kann sich neu registrieren. Das lässt sich nicht rückgängig machen.',
    closed: 'Ihr Konto ist geschlossen.',
  },
});
