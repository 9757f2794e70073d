import { findWaiting } from '@/lib/server/commerce/approvals/list-requisitions';
import { getLists } from '@/lib/server/commerce/lists/get-lists';
import { receivesOffers } from '@/lib/server/commerce/offers/offer.policy';
import { findOwnOffersByWords } from '@/lib/server/commerce/offers/read/list-offers';
import { listCompanyOrders, listOrdersOf } from '@/lib/server/commerce/orders/read/list-orders';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { wordPatterns } from '@/lib/server/platform/word-patterns';
import { OWN_RECORDS_MAX, type OwnRecord } from '@/lib/shared/command/own-record.schema';
import { mayInCompany } from '@/lib/shared/companies/company-roles';

/** Orders, offers and approvals are looked for by numbers, which may have no digit (`OFF-MBAPCF`); words alone mean tools, and lists. */
const NUMBER = /\d|^\s*(?:ord|off|req|inv)-?\s*[a-z]{3}/i;

export const mayBeNumber = (typed: string): boolean => NUMBER.test(typed);

const readsCompany = (actor: Actor): boolean => {
  const company = companyOf(actor);
  return company !== null && mayInCompany(company.role, 'read-company-orders');
};

async function ordersLike(actor: Actor, q: string): Promise<OwnRecord[]> {
  const part = { q, page: 1, limit: OWN_RECORDS_MAX };
  const isOfCompany = readsCompany(actor);
  const { orders } = isOfCompany
    ? await listCompanyOrders(actor, part)
    : await listOrdersOf(buyerOf(actor), part);
  return orders.map(({ _id, number, poNumber, invoiceNumber, orderValue: value }) => ({
    kind: isOfCompany ? 'company-order' : 'order',
    ...{ _id, name: number, value },
    ...(poNumber || invoiceNumber ? { detail: [poNumber, invoiceNumber].filter(Boolean).join(' · ') } : {}),
  }));
}

async function approvalsLike(actor: Actor, q: string): Promise<OwnRecord[]> {
  const company = companyOf(actor);
  const everybody = company !== null && mayInCompany(company.role, 'read-requisitions');
  const found = await findWaiting({ userId: actor.userId, company }, { q, everybody });
  return found.map(({ _id, number }) => ({ kind: 'approval', _id, name: number }));
}

async function listsLike(actor: Actor, q: string): Promise<OwnRecord[]> {
  const words = wordPatterns(q);
  const { lists } = await getLists(buyerOf(actor));
  return lists
    .filter(({ name }) => words.every((word) => word.test(name)))
    .slice(0, OWN_RECORDS_MAX)
    .map(({ _id, name }) => ({ kind: 'list', _id, name }));
}

/** Nothing for an empty text, and for admins, whose command box has them. */
export async function findOwnRecords(actor: Actor, typed: string): Promise<OwnRecord[]> {
  if (typed === '' || !receivesOffers(actor)) return [];
  const numbered = mayBeNumber(typed)
    ? [
        ordersLike(actor, typed),
        approvalsLike(actor, typed),
        findOwnOffersByWords(actor, typed, OWN_RECORDS_MAX),
      ]
    : [];
  return (await Promise.all([...numbered, listsLike(actor, typed)])).flat();
}
