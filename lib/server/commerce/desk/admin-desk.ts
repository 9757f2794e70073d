import { readDeskCompanies } from '@/lib/server/commerce/companies/list-companies';
import { offersToAnswer } from '@/lib/server/commerce/offers/read/list-offers';
import { type OrderToDo, readDeskOrders } from '@/lib/server/commerce/orders/read/desk-orders';
import { countDisputesToAnswer } from '@/lib/server/commerce/payments/disputes/list-disputes';
import { overdueByCompany } from '@/lib/server/commerce/receivables/receivable-figures';
import { countReturnsToDo } from '@/lib/server/commerce/returns/read-returns';
import { countLowStock } from '@/lib/server/commerce/tools/manage/list-managed-tools';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { readOpenRequestsOfAll } from '@/lib/server/inbox/requests/list-requests';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { DESK_ENTRIES_MAX } from '@/lib/shared/desk/desk.schema';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { TO_SHIP } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { contentsText, entry, tile } from './desk-parts';
import type { ReadDesk } from './read-desk';

const LIMIT = DESK_ENTRIES_MAX;

function orderEntry({ id, number, buyerName: text, cents, shipsOn: due }: OrderToDo) {
  return entry({ kind: 'order', id, number, text, cents, due, href: ROUTES.manageOrder(id) });
}

type Found = {
  orders: Awaited<ReturnType<typeof readDeskOrders>>;
  offers: Awaited<ReturnType<typeof offersToAnswer>>;
  quotes: Awaited<ReturnType<typeof readOpenRequestsOfAll>>;
  messages: Awaited<ReturnType<typeof readOpenRequestsOfAll>>;
  pending: Awaited<ReturnType<typeof readDeskCompanies>>['pending'];
};

/** The oldest first. An order that is to ship although a refund failed is there once. */
function waitingOf({ orders, offers, quotes, messages, pending }: Found): ReadDesk['waiting'] {
  const failed = new Set(orders.refundFailed.first.map(({ id }) => id));
  const toShip = orders.toShip.first.filter(({ id }) => !failed.has(id));
  const entries = [
    ...[...orders.refundFailed.first, ...toShip].map((order) => [order.since, orderEntry(order)] as const),
    ...offers.map(({ id, number, name, cents, since }) => {
      const href = OFFER_ROUTES.managed(id);
      return [since, entry({ kind: 'offer', id, number, text: name, cents, href })] as const;
    }),
    ...quotes.first.map(({ id, number, name, since, ...quote }) => {
      const text = `${name} · ${contentsText(quote)}`;
      return [since, entry({ kind: 'quote', id, number, text, href: OFFER_ROUTES.forRequest(id) })] as const;
    }),
    ...messages.first.map(({ id, number, name: text, since }) => {
      return [since, entry({ kind: 'message', id, number, text, href: ROUTES.messages })] as const;
    }),
    ...pending.first.map(({ id, number, name: text, since }) => {
      return [since, entry({ kind: 'company', id, number, text, href: COMPANY_ROUTES.managed(id) })] as const;
    }),
  ];
  return entries
    .toSorted(([one], [other]) => one.getTime() - other.getTime())
    .slice(0, LIMIT)
    .map(([, waiting]) => waiting);
}

export async function readAdminDesk(
  actor: Actor,
  disabledEndpoints: () => Promise<number>,
  now: Date,
): Promise<ReadDesk> {
  const [orders, quotes, offers, messages, companies, overdue, lowStock, returns, disputes, webhooks] =
    await Promise.all([
      readDeskOrders(actor, { today: shopDay(now), limit: LIMIT }),
      readOpenRequestsOfAll('quote', actor, LIMIT),
      offersToAnswer(actor, now),
      readOpenRequestsOfAll('contact', actor, LIMIT),
      readDeskCompanies(actor, LIMIT),
      overdueByCompany(now),
      countLowStock(actor),
      countReturnsToDo(actor),
      countDisputesToAnswer(actor),
      disabledEndpoints(),
    ]);
  const { pending, toConfirm } = companies;
  const { count, late } = orders.toShip;
  const overdueCents = overdue.reduce((sum, { cents }) => sum + cents, 0);
  return {
    tiles: [
      ...tile('to-ship', { count, late }, `${ROUTES.manageOrders}?state=${TO_SHIP}`),
      ...tile('requests', { count: quotes.count }, ROUTES.manageQuotes),
      ...tile('offers-countered', { count: offers.length }, `${ROUTES.offers}?state=countered`),
      ...tile('messages', { count: messages.count }, ROUTES.messages),
      ...tile('companies-pending', { count: pending.count }, `${ROUTES.companies}?state=pending`),
      ...tile(
        'receivables-overdue',
        { count: overdue.length, cents: overdueCents },
        `${ROUTES.receivables}?overdue=true`,
      ),
      ...tile('low-stock', { count: lowStock }, `${ROUTES.manageProducts}?lowStock=true`),
      ...tile(
        'refunds-failed',
        { count: orders.refundFailed.count },
        `${ROUTES.manageOrders}?state=refund-failed`,
      ),
      ...tile('returns', { count: returns.requested }, `${ROUTES.manageReturns}?state=requested`),
      ...tile('returns-received', { count: returns.received }, `${ROUTES.manageReturns}?state=received`),
      ...tile('disputes', { count: disputes }, `${ROUTES.disputes}?state=to-answer`),
      ...tile('vat-ids', { count: toConfirm }, `${ROUTES.companies}?vatId=to-confirm`),
      ...tile('webhooks', { count: webhooks }, ROUTES.webhooks),
    ],
    waiting: waitingOf({ orders, offers, quotes, messages, pending }),
  };
}
