import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getOrder } from '@/lib/server/commerce/orders/get-order';
import { AppError } from '@/lib/shared/errors';
import { ROUTES } from '@/lib/shared/routes';
import { requireAdmin, requireMember } from '../page-gate';

async function foundOrNot<T>(find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    notFound();
  }
}

/** Returns the customer's own order, for the page at `path`; anyone else's is 404, for admins too. */
export const ownOrderOrNotFound = cache(async (id: string, path: string) => {
  const actor = await requireMember(path);
  const order = await foundOrNot(() => getOrder(actor, id));
  if (order.buyerEmail !== actor.email) notFound();
  return { order, actor };
});

/** Returns anyone's order, for admins. */
export const anyOrderOrNotFound = cache(async (id: string) => {
  const actor = await requireAdmin(ROUTES.manageOrder(id));
  return { order: await foundOrNot(() => getOrder(actor, id)), actor };
});
