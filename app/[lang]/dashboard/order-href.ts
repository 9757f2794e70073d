import type { Actor } from '@/lib/server/identity/actor';
import { isMemberOf } from '@/lib/server/identity/users/company-members';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import type { Serial } from '@/lib/shared/serials/serial.schema';
import { ROUTES } from '@/lib/shared/site/routes';

/** Returns where somebody reads the order of a tool or return: their own, or one of the company whose approver they are. */
export function orderHrefFor(actor: Pick<Actor, 'company'>) {
  return ({ orderId, isCompanys }: Pick<Serial, 'orderId' | 'isCompanys'>): string | undefined => {
    if (!orderId) return undefined;
    const readsAll = isMemberOf(actor, actor.company?.id, 'read-company-orders');
    return isCompanys && readsAll ? COMPANY_ROUTES.order(orderId) : ROUTES.myOrder(orderId);
  };
}
