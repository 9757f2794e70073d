import { ofShop } from '#shop-texts';
import type { Translations } from '../../messages/messages';
import { account } from './account';
import { acknowledgement } from './acknowledgement';
import { addresses } from './addresses';
import { admin } from './admin';
import { apiKeys } from './api-keys';
import { approvalMails } from './approval-mails';
import { approvals } from './approvals';
import { audit } from './audit';
import { auth } from './auth';
import { bank } from './bank';
import { bulk, bulkChanges } from './bulk';
import { busy } from './busy';
import { cart } from './cart';
import { catalogue } from './catalogue';
import { categories } from './categories';
import { columns } from './columns';
import { company } from './company';
import { companyMails } from './company-mails';
import { companyOrder } from './company-order';
import { companyTax } from './company-tax';
import { contact } from './contact';
import { costs } from './costs';
import { customer } from './customer';
import { dashboard } from './dashboard';
import { datasheet } from './datasheet';
import { desk } from './desk';
import { documents } from './documents';
import { editor } from './editor';
import { imports } from './imports';
import { invoice } from './invoice';
import { journal } from './journal';
import { legal } from './legal';
import { lists } from './lists';
import { mails } from './mails';
import { newsletter } from './newsletter';
import { offerMails } from './offer-mails';
import { offers } from './offers';
import { orderMails } from './order-mails';
import { orderPage } from './order-page';
import { orders } from './orders';
import { overview } from './overview';
import { ownNumbers } from './own-numbers';
import { ownPages } from './own-pages';
import { packing } from './packing';
import { panels } from './panels';
import { payment } from './payment';
import { prices } from './prices';
import { privacy } from './privacy';
import { purchase } from './purchase';
import { quickOrder } from './quick-order';
import { quotes } from './quotes';
import { receivableList } from './receivable-list';
import { receivables } from './receivables';
import { requestMails } from './request-mails';
import { requests } from './requests';
import { returnDialogs } from './return-dialogs';
import { returnMails } from './return-mails';
import { returns } from './returns';
import { reviews } from './reviews';
import { searchWords } from './search-words';
import { security } from './security';
import { serialMails } from './serial-mails';
import { serials } from './serials';
import { shell } from './shell';
import { shipUnits } from './ship-units';
import { shipping } from './shipping';
import { shopTexts } from './shop';
import { specWords } from './spec-words';
import { statement } from './statement';
import { stock } from './stock';
import { stockMails } from './stock-mails';
import { taxReport } from './tax-report';
import { tools } from './tools';
import { trade } from './trade';

import { webhookMails } from './webhook-mails';
import { webhooks } from './webhooks';

export const en = {
  account,
  acknowledgement,
  admin,
  audit,
  auth,
  blog: shopTexts.blog,
  bulk,
  bulkChanges,
  busy,
  cart,
  companyOrder,
  companyTax,
  catalogue,
  categories,
  columns,
  company,
  approvalMails,
  bank,
  journal,
  receivableList,
  receivables,
  approvals,
  companyMails,
  contact,
  customer,
  dashboard,
  datasheet,
  specWords,
  desk,
  documents,
  editor,
  home: shopTexts.home,
  imports,
  costs,
  invoice,
  legal,
  mails,
  /** Declared in English (lib/shared/messages/messages.ts): pages in English need those alone that the shop says differently. */
  messages: ofShop<Translations>('en', 'messages', {}),
  lists,
  apiKeys,
  ownNumbers,
  ownPages,
  addresses,
  newsletter,
  offerMails,
  offers,
  orderMails,
  orderPage,
  orders,
  overview,
  packing,
  panels,
  payment,
  people: shopTexts.people,
  prices,
  privacy,
  purchase,
  quickOrder,
  quotes,
  requestMails,
  requests,
  returnDialogs,
  returnMails,
  returns,
  reviews,
  searchWords,
  security,
  shell,
  shipping,
  shipUnits,
  statement,
  taxReport,
  stock,
  serialMails,
  serials,
  stockMails,
  webhookMails,
  webhooks,
  tools,
  trade,
};

export type Texts = typeof en;
