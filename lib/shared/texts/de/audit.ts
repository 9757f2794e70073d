import type { Texts } from '../en/texts';

/** The audit log, for admins. */
export const audit: Texts['audit'] = {
  title: 'Protokoll',
  heading: 'Protokoll',
  text: 'Jede Änderung an Bestellungen, Werkzeugen, Benutzern, Rechten und Einstellungen und jede Anmeldung. Die Einträge sind verkettet: Keiner lässt sich unbemerkt ändern oder entfernen.',
  link: 'Protokoll',
  filter: {
    label: 'Protokoll filtern',
    action: 'Vorgang',
    anyAction: 'Alle Vorgänge',
    actor: 'Wer',
    actorHint: 'E-Mail, ID, visitor, system',
    subject: 'Was',
    subjectHint: 'Nummer, Werkzeug, E-Mail, ID',
    from: 'Von',
    to: 'Bis',
    submit: 'Filtern',
    clear: 'Zurücksetzen',
  },
  count: { one: '1 Eintrag', many: '{count} Einträge' },
  columns: { at: 'Wann', action: 'Vorgang', actor: 'Wer', subject: 'Was', change: 'Änderung' },
  actors: {
    admin: 'Admin',
    customer: 'Kunde',
    visitor: 'Besucher',
    system: 'Der Shop',
    'payment-provider': 'Zahlungsdienst',
  },
  kinds: {
    order: 'Bestellung',
    payment: 'Zahlung',
    tool: 'Werkzeug',
    'price-group': 'Preisgruppe',
    'price-list': 'Preisliste',
    review: 'Bewertung',
    user: 'Benutzer',
    subscriber: 'Abonnent',
    contact: 'Nachricht',
    quote: 'Angebotsanfrage',
    'legal-page': 'Rechtstext',
    settings: 'Einstellungen',
    'held-mail': 'Zurückgehaltene E-Mail',
  },
  unsealed: {
    isolated: {
      one: '1 Ereignis wurde vor der Verkettung geändert oder nicht vom Shop geschrieben. Es wird getrennt aufbewahrt und hier nicht gezeigt: „npm run audit:verify“ nennt es.',
      many: '{count} Ereignisse wurden vor der Verkettung geändert oder nicht vom Shop geschrieben. Sie werden getrennt aufbewahrt und hier nicht gezeigt: „npm run audit:verify“ nennt das neueste.',
    },
    unknownKey: {
      one: '1 Ereignis wartet auf den Schlüssel, mit dem es aufgezeichnet wurde. Bitte nehmen Sie ihn in AUDIT_LOG_SECRET_PREVIOUS auf.',
      many: '{count} Ereignisse warten auf den Schlüssel, mit dem sie aufgezeichnet wurden. Bitte nehmen Sie ihn in AUDIT_LOG_SECRET_PREVIOUS auf.',
    },
  },
  closed: 'geschlossenes Konto',
  nothing: 'nichts',
  personal: 'nicht gespeichert',
  from: 'von {address}',
  empty: {
    title: 'Noch nichts aufgezeichnet',
    text: 'Die erste Änderung oder Anmeldung erscheint hier.',
  },
  noMatch: {
    title: 'Kein passender Eintrag',
    text: 'Versuchen Sie es mit einem anderen Vorgang, Benutzer, Suchbegriff oder Zeitraum.',
    action: 'Alle Einträge anzeigen',
  },
};
