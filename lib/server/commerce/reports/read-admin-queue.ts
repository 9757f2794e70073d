import { companiesToConfirm, countPendingCompanies } from '@/lib/server/commerce/companies/list-companies';
import { countOffersToAnswer } from '@/lib/server/commerce/offers/read/list-offers';
import { countOverdueOrders } from '@/lib/server/commerce/orders/read/count-orders';
import { countFailedRefunds, listAllOrders } from '@/lib/server/commerce/orders/read/list-orders';
import { disputesToAnswer } from '@/lib/server/commerce/payments/disputes/list-disputes';
import { listTools } from '@/lib/server/commerce/tools/search/list-tools';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { countOpenRequests } from '@/lib/server/inbox/requests/list-requests';
import type { AdminQueue } from '@/lib/shared/orders/admin-queue';
import { TO_SHIP } from '@/lib/shared/orders/order-status';

const PART = { page: 1, limit: 1 };

/** Each count is that of the list it links to. Throws `forbidden`. */
export async function readAdminQueue(actor: Actor): Promise<AdminQueue> {
  const [orders, overdue, refunds, disputes, quotes, messages, tools, companies, offers, vatIds] =
    await Promise.all([
      listAllOrders(actor, { state: TO_SHIP, ...PART }),
      countOverdueOrders(actor, shopDay()),
      countFailedRefunds(actor),
      disputesToAnswer(actor),
      countOpenRequests('quote', actor),
      countOpenRequests('contact', actor),
      listTools({ inStock: false, ...PART }),
      countPendingCompanies(actor),
      countOffersToAnswer(actor),
      companiesToConfirm(actor),
    ]);
  return {
    orders: orders.total,
    overdue: overdue.paid + overdue.onAccount,
    refunds,
    disputes: disputes.count,
    ...(disputes.dueBy ? { disputesDueBy: disputes.dueBy } : {}),
    quotes,
    messages,
    tools: tools.total,
    companies,
    offers,
    vatIds: vatIds.length,
  };
}
