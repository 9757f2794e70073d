import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getCompanyOrder, getOrder, getOwnOrder } from '@/lib/server/commerce/orders/read/get-order';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { ROUTES } from '@/lib/shared/site/routes';
import { ifFound } from '../if-found';
import { requireAdmin, requireMember } from '../page-gate';

export const ownOrderOrNotFound = cache(async (id: string, path: string) => {
  const actor = await requireMember(path);
  return { order: (await ifFound(getOwnOrder(buyerOf(actor), id))) ?? notFound(), actor };
});

/** One's own order, or an invoice of the company whose approver one is. */
export const payableOrderOrNotFound = cache(async (id: string, path: string) => {
  const actor = await requireMember(path);
  const own = await ifFound(getOwnOrder(buyerOf(actor), id));
  if (own) return { order: own, actor };
  const ofCompany = await ifFound(getCompanyOrder(actor, id));
  return { order: ofCompany?.openBalance ? ofCompany : notFound(), actor };
});

export const anyOrderOrNotFound = cache(async (id: string) => {
  const actor = await requireAdmin(ROUTES.manageOrder(id));
  return { order: (await ifFound(getOrder(actor, id))) ?? notFound(), actor };
});
