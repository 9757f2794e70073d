import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';
import { columns } from './columns';
import { company } from './company';
import { customer } from './customer';
import { offers } from './offers';
import { orders } from './orders';
import { privacy } from './privacy';
import { quotes } from './quotes';
import { requests } from './requests';
import { shell } from './shell';
import { stock } from './stock';

export const panels: Texts['panels'] = ofShop('de', 'panels', {
  fullPage: 'Ganze Seite öffnen',
  orders: 'Neueste Bestellungen',
  noOrders: 'Noch keine Bestellungen.',
  allOrders: 'Alle Bestellungen anzeigen',
  reserved: 'Noch nicht versandt',
  verified: 'bestätigt',
  unverified: 'nicht bestätigt',
  address: 'Adresse',
  inShop: 'Im Shop',
  pdf: 'PDF öffnen',
});

/** What rows beside lists of admins say, loaded with the first that is opened. */
export const besideTexts = ofShop('de', 'besideTexts', {
  ...{ panels, columns, company, customer, offers, orders, quotes, requests, stock },
  closed: privacy.closed,
  confirm: shell.confirm,
});
