import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getOrder, getOwnOrder } from '@/lib/server/commerce/orders/read/get-order';
import { buyerOf } from '@/lib/server/commerce/pricing/buyer';
import { ROUTES } from '@/lib/shared/site/routes';
import { ifFound } from '../if-found';
import { requireAdmin, requireMember } from '../page-gate';

export const ownOrderOrNotFound = cache(async (id: string, path: string) => {
  const actor = await requireMember(path);
  return { order: (await ifFound(getOwnOrder(buyerOf(actor), id))) ?? notFound(), actor };
});

export const anyOrderOrNotFound = cache(async (id: string) => {
  const actor = await requireAdmin(ROUTES.manageOrder(id));
  return { order: (await ifFound(getOrder(actor, id))) ?? notFound(), actor };
});
