import type { Texts } from '../en/texts';

/** One customer, as admins see them. */
export const customer: Texts['customer'] = {
  back: 'Alle Benutzer',
  account: 'Konto',
  since: 'Kunde seit',
  open: 'Kundenseite öffnen',
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
  orders: 'Bestellungen',
  noOrders: 'Noch keine Bestellungen.',
  all: 'Alle {count} anzeigen',
};
