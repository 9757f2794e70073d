import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

/** The keys of programs, for admins. */
export const apiKeys: Texts['apiKeys'] = ofShop('de', 'apiKeys', {
  title: 'API-Schlüssel',
  heading: 'API-Schlüssel',
  text: 'Mit einem Schlüssel liest und ändert ein Programm von Ihnen, etwa Ihr ERP, diesen Shop. Das Protokoll nennt ihn.',
  docs: 'Alle Aufrufe und ihre Rechte',
  new: 'Neuer Schlüssel',
  fields: {
    name: 'Name',
    nameHint: 'Wie das Programm heißt, damit Sie es später wiedererkennen.',
    scopes: 'Rechte',
    expires: 'Gültig bis',
    expiresHint: 'Der letzte Tag, an dem der Schlüssel gilt. Leer: bis Sie ihn widerrufen.',
  },
  create: 'Schlüssel erstellen',
  scopes: {
    'tools:read': 'Listen und Werkzeuge in jedem Status lesen',
    'tools:write': 'Werkzeuge anlegen, ändern, löschen und importieren',
    'stock:write': 'Bestand berichtigen und importieren',
    'prices:write': 'Preislisten lesen und ändern, Preise importieren',
    'orders:read': 'Alle Bestellungen und ihre Belege lesen',
    'orders:write': 'Bestellungen als versendet markieren',
    'customers:read': 'Konten und Profile lesen',
    'customers:write': 'Kunden importieren und nummerieren',
    'events:read': 'Ereignisse lesen',
    'categories:write': 'Kategorien anlegen, die ein Import nennt',
    'companies:read': 'Firmen, ihre Schulden und Kontoauszüge lesen',
    'companies:write': 'Firmen anlegen, ändern und importieren, Zahlungen buchen',
    'offers:read': 'Alle Angebote lesen',
    'files:write': 'Bilder und Dokumente hochladen und löschen',
  },
  created: {
    heading: 'Schlüssel „{name}“ erstellt',
    text: 'Kopieren Sie ihn jetzt und halten Sie ihn geheim: Er wird nicht wieder gezeigt. Wer ihn hat, darf, was seine Rechte erlauben.',
    label: 'API-Schlüssel',
    copy: 'Kopieren',
    copied: 'Schlüssel kopiert',
    copyByHand:
      'Dieser Browser hat den Schlüssel nicht kopiert. Er ist markiert: Bitte kopieren Sie ihn selbst.',
  },
  columns: {
    scopes: 'Rechte',
    created: 'Erstellt',
    lastUsed: 'Zuletzt verwendet',
    expires: 'Gültig bis',
  },
  createdBy: 'von {email}',
  closed: 'von einem geschlossenen Konto',
  neverUsed: 'Nie',
  noExpiry: 'Unbegrenzt',
  expired: 'Abgelaufen',
  delete: 'Widerrufen',
  deleteTitle: '„{name}“ widerrufen?',
  deleteText:
    'Das Programm mit diesem Schlüssel wird ab seinem nächsten Aufruf abgewiesen. Ein widerrufener Schlüssel lässt sich nicht wiederherstellen.',
  deleted: 'Schlüssel widerrufen',
  count: { one: '1 Schlüssel', many: '{count} Schlüssel' },
  empty: { title: 'Noch keine Schlüssel', text: 'Ein Programm braucht einen, um diesen Shop aufzurufen.' },
});
