import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getCompanyOrder, getOrder, getOwnOrder } from '@/lib/server/commerce/orders/read/get-order';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { inLanguage } from '@/lib/server/platform/http/request-context';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { ifFound } from '../if-found';
import { requireAdmin, requireMember } from '../page-gate';

/** What an order comes to is in the language of the page. */
const readIn = <T>(lang: string, work: () => Promise<T>) => ifFound(inLanguage(languageOf(lang), work));

export const ownOrderOrNotFound = cache(async (lang: string, id: string, path: string) => {
  const actor = await requireMember(path);
  const order = await readIn(lang, () => getOwnOrder(buyerOf(actor), id));
  return { order: order ?? notFound(), actor };
});

/** One's own order, or an invoice of the company whose approver one is. */
export const payableOrderOrNotFound = cache(async (lang: string, id: string, path: string) => {
  const actor = await requireMember(path);
  const own = await readIn(lang, () => getOwnOrder(buyerOf(actor), id));
  if (own) return { order: own, actor };
  const ofCompany = await readIn(lang, () => getCompanyOrder(actor, id));
  return { order: ofCompany?.openBalance ? ofCompany : notFound(), actor };
});

export const anyOrderOrNotFound = cache(async (lang: string, id: string) => {
  const actor = await requireAdmin(ROUTES.manageOrder(id));
  return { order: (await readIn(lang, () => getOrder(actor, id))) ?? notFound(), actor };
});
