import type { Language } from '../languages';
import { LANGUAGES } from '../languages';
import { admin } from './en/admin';
import { audit } from './en/audit';
import { auth } from './en/auth';
import { blog } from './en/blog';
import { catalogue } from './en/catalogue';
import { contact } from './en/contact';
import { dashboard } from './en/dashboard';
import { datasheet } from './en/datasheet';
import { enquiries } from './en/enquiries';
import { home } from './en/home';
import { newsletter } from './en/newsletter';
import { orderPage } from './en/order-page';
import { orders } from './en/orders';
import { payment } from './en/payment';
import { people } from './en/people';
import { portfolio } from './en/portfolio';
import { privacy } from './en/privacy';
import { purchase } from './en/purchase';
import { quotes } from './en/quotes';
import { reviews } from './en/reviews';
import { security } from './en/security';
import { shell } from './en/shell';
import { stock } from './en/stock';
import { tools } from './en/tools';

const en = {
  admin,
  audit,
  auth,
  blog,
  catalogue,
  contact,
  dashboard,
  datasheet,
  enquiries,
  home,
  newsletter,
  orderPage,
  orders,
  payment,
  people,
  portfolio,
  privacy,
  purchase,
  quotes,
  reviews,
  security,
  shell,
  stock,
  tools,
};

/** Every text of the pages, by area. A translation has this very shape. */
export type Texts = typeof en;

const BY_LANGUAGE: Record<Language, Texts> = { en };

/** Whether pages are written in this language. */
export function isLanguage(lang: string): lang is Language {
  return Object.hasOwn(BY_LANGUAGE, lang);
}

/** The texts of a language; of the default one for a language nobody wrote. For the server: pages hand components what they show. */
export function textsFor(lang: string): Texts {
  return BY_LANGUAGE[isLanguage(lang) ? lang : LANGUAGES.default];
}
