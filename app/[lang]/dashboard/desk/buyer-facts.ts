import type { BuyerDeskFacts } from '@/components/desk/buyer-desk';
import { getCompany } from '@/lib/server/commerce/companies/get-company';
import { getLists, listBoughtTools } from '@/lib/server/commerce/lists/get-lists';
import { listOrdersOf } from '@/lib/server/commerce/orders/read/list-orders';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { companyOwes } from '@/lib/server/commerce/receivables/receivable-figures';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { toDollars } from '@/lib/shared/numbers/money';
import { TO_SHIP } from '@/lib/shared/orders/order-status';

const ORDERS_MAX = 10;

/** Returns the rest of one's budget and, for approvers of a company that orders on account, what it owes. */
async function readStanding(actor: Actor): Promise<BuyerDeskFacts['standing']> {
  const membership = companyOf(actor);
  if (!membership) return {};
  const seesOwed = mayInCompany(membership.role, 'read-statement');
  const [{ budget, termsDays, creditLimit = 0 }, owes] = await Promise.all([
    getCompany(actor),
    seesOwed ? companyOwes(membership.id, new Date()) : null,
  ]);
  const isOnAccount = owes && (termsDays !== null || owes.balanceCents !== 0);
  return {
    ...(budget ? { budget } : {}),
    ...(isOnAccount
      ? {
          owed: {
            balance: toDollars(owes.balanceCents),
            overdue: toDollars(owes.overdueCents),
            reserved: toDollars(owes.reservedCents),
            limit: creditLimit,
          },
        }
      : {}),
  };
}

/** What a buyer's desk shows besides what waits. */
export async function readBuyerFacts(
  actor: Actor,
): Promise<Pick<BuyerDeskFacts, 'standing' | 'underWay' | 'bought' | 'lists'>> {
  const buyer = buyerOf(actor);
  const [standing, underWay, { tools: bought }, { lists }] = await Promise.all([
    readStanding(actor),
    listOrdersOf(buyer, { state: TO_SHIP, sort: 'ships', page: 1, limit: ORDERS_MAX }),
    listBoughtTools(buyer),
    getLists(buyer),
  ]);
  return { standing, underWay, bought, lists };
}
