import type { Texts } from '../en/texts';

export const customer: Texts['customer'] = {
  back: 'Alle Benutzer',
  account: 'Konto',
  since: 'Kunde seit',
  sums: {
    open: 'Unbezahlt',
    toShip: 'Zu versenden',
    paid: 'Insgesamt bezahlt',
    refunded: 'Erstattet',
    count: { one: '1 Bestellung', many: '{count} Bestellungen' },
  },
  note: {
    heading: 'Notizen',
    label: 'Notizen zu diesem Kunden',
    hint: 'Hier sehen sie nur Admins. Der Kunde erhält sie, wenn er seine Daten herunterlädt.',
    save: 'Notizen speichern',
    saved: 'Notizen gespeichert.',
  },
  view: {
    start: 'Als Kunde ansehen',
    end: 'Ansicht beenden',
    banner: 'Sie sehen den Shop wie {name}. Nur zur Ansicht, bis {time}.',
    logged: 'Beginn und Ende stehen im Protokoll.',
    label: 'Seiten des Kunden',
    parts: {
      orders: 'Meine Bestellungen',
      cart: 'Warenkorb',
      lists: 'Meine Listen',
      addresses: 'Meine Adressen',
      prices: 'Katalog',
    },
    noTools:
      'Auch der Kunde findet hier nichts. Versuchen Sie es mit weniger Wörtern oder einer anderen Kategorie.',
    search: 'Werkzeuge durchsuchen',
    placeholder: 'Name, Artikelnummer oder Beschreibung',
    listPrice: 'Listenpreis {price}',
    publicPrice: 'Zahlt bei jeder Menge den Listenpreis von {price} je Stück.',
    manageOrder: 'Diese Bestellung verwalten',
    total: 'Summe {amount}',
  },
  orders: 'Bestellungen',
  noOrders: 'Noch keine Bestellungen.',
  all: 'Alle {count} anzeigen',
};
