import type { Texts } from '../en/texts';

/** The lists an admin works with: finding, filtering, and what happens when somebody else was faster. */
export const admin: Texts['admin'] = {
  search: { submit: 'Suchen', clear: 'Suche löschen', running: 'Suche läuft' },
  filters: 'Anzeigen',
  details: 'Lieferung',
  phone: 'Telefon',
  address: 'Adresse',
  orders: {
    search: 'Bestellungen durchsuchen',
    placeholder: 'Bestellnummer, SKU, Werkzeug, Käufer oder E-Mail',
    count: { one: '1 Bestellung', many: '{count} Bestellungen' },
    states: {
      current: 'Laufend',
      unpaid: 'Unbezahlt',
      paid: 'Zu versenden',
      shipped: 'Versandt',
      refunded: 'Erstattet',
      cancelled: 'Storniert',
      expired: 'Verfallen',
      'refund-failed': 'Erstattung nicht angekommen',
      disputed: 'Rückbuchung',
      all: 'Alle',
    },
    poNumber: 'PO-Nr.: {number}',
    perUnit: '{quantity} × {price}',
    paidOn: 'Bezahlt {date}',
    shippedOn: '{date}',
    endedOn: '{date}',
    selection: {
      one: 'Bestellung {number} auswählen',
      all: 'Alle auf dieser Seite auswählen',
      count: '{count} ausgewählt',
      packingSlips: 'Lieferscheine',
      pickList: 'Pickliste',
      csv: 'CSV',
    },
    cancelHint: 'Bestellung {number} stornieren',
    refund: 'Erstatten',
    refundHint: 'Bestellung {number} erstatten',
    refundTitle: 'Bestellung {number} erstatten?',
    refundText:
      '{buyer} ({email}) erhält {amount} vollständig zurück und wird per Mail benachrichtigt. {goods} gehen wieder in den Verkauf. Das lässt sich nicht rückgängig machen.',
    refundRestText:
      '{buyer} ({email}) erhält den Rest von {amount} zurück und wird per Mail benachrichtigt. Die übrigen Stücke gehen wieder in den Verkauf. Das lässt sich nicht rückgängig machen.',
    refunded: 'Bestellung {number} erstattet. {amount} sind auf dem Weg zurück an {buyer}.',
    closeText:
      '{buyer} ({email}) hat das Geld bereits, deshalb wird keines gesendet; eine Mail sagt, dass die Bestellung geschlossen ist. {goods} sind wieder im Verkauf. Das lässt sich nicht rückgängig machen.',
    closed: 'Bestellung {number} geschlossen. {buyer} hatte das Geld schon zurück.',
    alreadyRefunded: 'Bestellung {number} war bereits erstattet.',
    alreadyShipped: 'Bestellung {number} war bereits versandt.',
    changed:
      'Bestellung {number} hat sich inzwischen geändert. {reason} Die Liste zeigt jetzt den aktuellen Stand.',
    gone: 'Bestellung {number} gibt es nicht mehr. Die Liste zeigt jetzt den aktuellen Stand.',
    noMatch: {
      title: 'Keine passende Bestellung',
      text: 'Versuchen Sie es mit einem anderen Wort oder Status.',
      action: 'Laufende Bestellungen zeigen',
    },
  },
  products: {
    search: 'Werkzeuge durchsuchen',
    placeholder: 'Name, Artikelnummer oder Beschreibung',
    count: { one: '1 Werkzeug', many: '{count} Werkzeuge' },
    stock: { all: 'Alle', inStock: 'Auf Lager', outOfStock: 'Ausverkauft' },
    deleteHint: '{name} löschen',
    gone: '{name} war bereits gelöscht. Die Liste zeigt jetzt den aktuellen Stand.',
    noMatch: {
      title: 'Kein passendes Werkzeug',
      text: 'Versuchen Sie es mit einem anderen Wort oder Filter.',
      action: 'Alle Werkzeuge zeigen',
    },
  },
  users: {
    search: 'Benutzer durchsuchen',
    placeholder: 'Name, E-Mail',
    count: { one: '1 Benutzer', many: '{count} Benutzer' },
    roles: { all: 'Alle', customer: 'Kunden', admin: 'Admins' },
    verified: 'Bestätigt',
    mustVerify: 'Rechte gibt es nur für bestätigte Adressen.',
    makeTitle: '{name} zum Admin machen?',
    makeText:
      '{email} sieht dann alle Bestellungen, verwaltet Werkzeuge und kann andere zu Admins machen. Das lässt sich hier nicht rückgängig machen.',
    already: '{email} war bereits Admin.',
    gone: 'Das Konto {email} gibt es nicht mehr. Die Liste zeigt jetzt den aktuellen Stand.',
    noMatch: {
      title: 'Kein passender Benutzer',
      text: 'Versuchen Sie es mit einem anderen Namen oder einer anderen E-Mail-Adresse.',
      action: 'Alle Benutzer zeigen',
    },
  },
};
