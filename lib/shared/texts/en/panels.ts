import { ofShop } from '#shop-texts';
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

export const panels = ofShop('en', 'panels', {
  fullPage: 'Open full page',
  orders: 'Newest orders',
  noOrders: 'No orders yet.',
  allOrders: 'Show all orders',
  reserved: 'Not shipped yet',
  verified: 'verified',
  unverified: 'not verified',
  address: 'Address',
  inShop: 'In the shop',
  pdf: 'Open the PDF',
});

/** What rows beside lists of admins say, loaded with the first that is opened. */
export const besideTexts = ofShop('en', 'besideTexts', {
  ...{ panels, columns, company, customer, offers, orders, quotes, requests, stock },
  closed: privacy.closed,
  confirm: shell.confirm,
});
