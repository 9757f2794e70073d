import { ofShop } from '#shop-texts';
import type { columns as english } from '../en/columns';

export const columns: typeof english = ofShop('de', 'columns', {
  actions: 'Aktionen',
  amount: 'Betrag',
  customerNumber: 'Kd.-Nr.',
  customer: 'Kunde',
  email: 'E-Mail',
  members: 'Mitglieder',
  name: 'Name',
  number: 'Nummer',
  open: 'Offen',
  order: 'Bestellung',
  orders: 'Bestellungen',
  role: 'Rolle',
  state: 'Status',
  tools: 'Werkzeuge',
  validUntil: 'Gültig bis',
  value: 'Wert',
  what: 'Was',
  when: 'Wann',
});
