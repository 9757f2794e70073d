import type { MemberHomeFacts } from '@/components/account-home/member-home';
import { listRequisitions } from '@/lib/server/commerce/approvals/list-requisitions';
import { getCompany } from '@/lib/server/commerce/companies/get-company';
import { getLists, listBoughtTools } from '@/lib/server/commerce/lists/get-lists';
import { receivesOffers } from '@/lib/server/commerce/offers/offer.policy';
import { listOwnOffers } from '@/lib/server/commerce/offers/read/list-offers';
import { listOrdersOf } from '@/lib/server/commerce/orders/read/list-orders';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { listOwnQuotes } from '@/lib/server/inbox/requests/list-requests';
import { TO_PAY, TO_SHIP } from '@/lib/shared/orders/order-status';
import { readOwed } from '../read-standing';

const ORDERS_MAX = 6;
const QUOTES_READ_MAX = 20;

const APPROVALS_MAX = 3;
const OFFERS_READ_MAX = 100;

async function readApprovals(actor: Actor) {
  const { requisitions, total } = companyOf(actor)
    ? await listRequisitions(actor, { toDecide: 'true', limit: APPROVALS_MAX })
    : { requisitions: [], total: 0 };
  return { approvals: requisitions, toDecide: total };
}

/** Returns the rest of one's budget and, for approvers of a company that orders on account, what it owes. */
async function readStanding(actor: Actor): Promise<MemberHomeFacts['standing']> {
  if (!companyOf(actor)) return {};
  const company = await getCompany(actor);
  return { budget: company.budget, owed: await readOwed(actor, company) };
}

export async function readMemberFacts(actor: Actor): Promise<MemberHomeFacts> {
  const buyer = buyerOf(actor);
  const [
    { orders: unpaid },
    { orders: underWay },
    { tools: bought },
    { lists },
    { quotes },
    { offers },
    approvals,
    standing,
  ] = await Promise.all([
    listOrdersOf(buyer, { state: TO_PAY }),
    listOrdersOf(buyer, { state: TO_SHIP, page: 1, limit: ORDERS_MAX }),
    listBoughtTools(buyer),
    getLists(buyer),
    listOwnQuotes(buyer.owner, { page: 1, limit: QUOTES_READ_MAX }),
    receivesOffers(actor) ? listOwnOffers(actor, { limit: OFFERS_READ_MAX }) : { offers: [] },
    readApprovals(actor),
    readStanding(actor),
  ]);
  return {
    offers: offers.filter(({ state }) => state === 'sent'),
    ...approvals,
    standing,
    ...{ unpaid, underWay, bought, lists },
    quotes: quotes.filter(({ state }) => state === 'open'),
  };
}
