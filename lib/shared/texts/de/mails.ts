import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const mails: Texts['mails'] = ofShop('de', 'mails', {
  unsubscribe: 'Newsletter abbestellen',
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {brand}',
    preview: 'Ein Klick, und Ihre E-Mail-Adresse ist bestätigt.',
    heading: 'Willkommen bei {brand}',
    paragraphs: [
      'Mit dieser E-Mail-Adresse wurde ein Konto bei {brand} angelegt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört.',
    ],
    action: 'E-Mail-Adresse bestätigen',
    notes: [
      'Der Link gilt nur einmal und nur 24 Stunden.',
      'Wenn Sie kein Konto angelegt haben, klicken Sie auf der Seite, die der Link öffnet, auf „Das war ich nicht“. Damit wird das Konto geschlossen.',
    ],
  },
  passwordReset: {
    subject: 'Setzen Sie Ihr Passwort für {brand} zurück',
    preview: 'Wählen Sie ein neues Passwort.',
    heading: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      'Jemand möchte das Passwort Ihres Kontos bei {brand} zurücksetzen.',
      'Mit dem neuen Passwort werden Sie auf allen anderen Geräten abgemeldet.',
    ],
    action: 'Passwort zurücksetzen',
    notes: [
      'Der Link gilt nur einmal und nur eine Stunde.',
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
  },
  invitation: {
    subject: 'Ihr Konto bei {brand}',
    preview: 'Wählen Sie ein Passwort, um sich anzumelden.',
    heading: 'Willkommen bei {brand}',
    paragraphs: [
      'Wir haben ein Konto für Sie angelegt, mit Ihren Angaben und Ihren Preisen.',
      'Wählen Sie ein Passwort, um sich mit dieser E-Mail-Adresse anzumelden.',
    ],
    action: 'Passwort wählen',
    notes: [
      'Der Link gilt nur einmal und sieben Tage lang. Später schickt Ihnen „Passwort vergessen?“ auf der Anmeldeseite einen neuen.',
      'Wenn Sie kein Konto möchten, brauchen Sie nichts zu tun.',
    ],
  },
  passwordRemoved: {
    subject: 'Das Passwort Ihres Kontos bei {brand} wurde entfernt',
    preview: 'Sie melden sich jetzt mit Google an; alle anderen Geräte wurden abgemeldet.',
    heading: 'Sie melden sich jetzt mit Google an',
    paragraphs: [
      'Sie haben sich bei Ihrem Konto bei {brand} mit Google angemeldet. Das Konto hatte auch ein Passwort. Es wurde aber nie bestätigt, dass dieses Passwort von Ihnen stammt: Jemand anderes könnte sich zuvor mit Ihrer Adresse registriert haben.',
      'Deshalb haben wir dieses Passwort entfernt und alle anderen Geräte abgemeldet. Sie können sich weiterhin mit Google anmelden oder auf der Anmeldeseite über „Passwort vergessen?“ ein neues Passwort wählen.',
    ],
    action: 'Zur Anmeldung',
    notes: [
      'Bitte sehen Sie Ihr Profil und Ihre Bestellungen durch. Wenn dort etwas nicht von Ihnen stammt, schreiben Sie an {contact}.',
      'Wenn Sie sich nicht mit Google angemeldet haben, schreiben Sie bitte sofort an {contact}.',
    ],
  },
  secondFactorRemoved: {
    subject: 'Die Anmeldung in zwei Schritten Ihres Kontos bei {brand} wurde entfernt',
    preview: 'Sie wurde eingerichtet, bevor feststand, dass diese Adresse Ihnen gehört.',
    heading: 'Die Anmeldung in zwei Schritten wurde entfernt',
    paragraphs: [
      'Für Ihr Konto bei {brand} war die Anmeldung in zwei Schritten eingeschaltet, doch es wurde nie bestätigt, dass die Person, der diese Adresse gehört, sie eingerichtet hat: Jemand anderes könnte sich zuerst damit registriert haben.',
      'Deshalb haben wir sie entfernt, nachdem Sie nachgewiesen haben, dass die Adresse Ihnen gehört. Sie können sie jederzeit wieder einschalten; von nun an bleibt sie bestehen.',
    ],
    action: 'Zu den Sicherheitseinstellungen',
    notes: [
      'Wenn Sie gerade weder Ihr Passwort zurückgesetzt noch sich mit Google angemeldet haben, schreiben Sie bitte sofort an {contact}.',
    ],
  },
  accountClosed: {
    subject: 'Ihr Konto bei {brand} ist geschlossen',
    preview: 'Ihr Konto und Ihre persönlichen Daten wurden entfernt.',
    heading: 'Ihr Konto ist geschlossen',
    paragraphs: [
      'Guten Tag {name}, Ihr Konto bei {brand} wurde geschlossen; Ihr Name, Ihre E-Mail-Adresse, Telefonnummer und Anschrift wurden aus Ihren Bestellungen entfernt.',
      'Rechnungen bleiben, wie sie ausgestellt wurden: Wir sind gesetzlich verpflichtet, sie aufzubewahren.',
    ],
    notes: ['Wenn nicht Sie es geschlossen haben, schreiben Sie bitte sofort an {contact}.'],
  },
  confirmNewsletter: {
    subject: 'Bitte bestätigen Sie den Newsletter von {brand}',
    preview: 'Ein Klick genügt, um die Anmeldung zu bestätigen.',
    heading: 'Möchten Sie unseren Newsletter erhalten?',
    paragraphs: [
      'Jemand hat diese Adresse für den Newsletter von {brand} eingetragen: neue Werkzeuge, Preisänderungen und Lieferzeiten, höchstens einmal im Monat.',
      'Bitte bestätigen Sie, dass Sie es waren. Ohne Bestätigung senden wir nichts.',
    ],
    action: 'Newsletter bestätigen',
    notes: [
      'Der Link gilt {days} Tage; danach löschen wir nicht bestätigte Adressen.',
      'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
    ],
  },
  welcome: {
    subject: 'Sie erhalten den Newsletter von {brand}',
    preview: 'Neue Werkzeuge, Preisänderungen und Lieferzeiten, höchstens einmal im Monat.',
    heading: 'Willkommen bei unserem Newsletter',
    paragraphs: [
      'Vielen Dank. Ab jetzt erfahren Sie von neuen Werkzeugen, Preisänderungen und Lieferzeiten, höchstens einmal im Monat.',
    ],
    action: 'Neueste Werkzeuge ansehen',
  },
  alreadySubscribed: {
    subject: 'Sie erhalten den Newsletter von {brand} bereits',
    preview: 'Sie brauchen nichts zu tun: Diese Adresse erhält ihn bereits.',
    heading: 'Sie erhalten unseren Newsletter bereits',
    paragraphs: [
      'Jemand hat diese Adresse für den Newsletter von {brand} eingetragen. Sie erhält ihn bereits; Sie brauchen nichts zu tun.',
    ],
  },
});
