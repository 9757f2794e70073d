import { readDeskRequisitions } from '@/lib/server/commerce/approvals/list-requisitions';
import { receivesOffers } from '@/lib/server/commerce/offers/offer.policy';
import { offersToAccept } from '@/lib/server/commerce/offers/read/list-offers';
import { readOwnDeskOrders } from '@/lib/server/commerce/orders/read/desk-orders';
import { overdueInvoices } from '@/lib/server/commerce/receivables/receivable-figures';
import { countDueSerials } from '@/lib/server/commerce/serials/own-serials';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { readOwnOpenQuotes } from '@/lib/server/inbox/requests/list-requests';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { DESK_ENTRIES_MAX, type OpenRequest } from '@/lib/shared/desk/desk.schema';
import { DESK_ROUTES } from '@/lib/shared/desk/desk-routes';
import { isChargeable } from '@/lib/shared/numbers/card-charges';
import { toDollars } from '@/lib/shared/numbers/money';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { TO_PAY, TO_SHIP } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { contentsText, entry, tile } from './desk-parts';
import type { ReadDesk } from './read-desk';

const LIMIT = DESK_ENTRIES_MAX;

export type OpenRequests = { count: number; entries: OpenRequest[] };

type Overdue = Awaited<ReturnType<typeof overdueInvoices>>[number];

function invoiceEntry({ _id, orderId, orderNumber, poNumber, openCents, dueOn }: Overdue, seesAll: boolean) {
  const id = orderId.toHexString();
  const orderHref = seesAll ? COMPANY_ROUTES.order(id) : ROUTES.myOrder(id);
  return entry({
    ...{ kind: 'invoice', id: _id, number: _id, cents: openCents, due: dueOn },
    text: [orderNumber, poNumber].filter(Boolean).join(' · '),
    href: isChargeable(toDollars(openCents)) ? ROUTES.payment(id) : orderHref,
  });
}

type Requests = {
  quotes: Awaited<ReturnType<typeof readOwnOpenQuotes>>;
  own: Awaited<ReturnType<typeof readDeskRequisitions>>['own'];
};

function openRequests({ quotes, own }: Requests): OpenRequests {
  const entries = [
    ...quotes.first.map((quote) => ({
      ...{ kind: 'quote' as const, id: quote.id, number: quote.number, at: quote.since },
      ...{ text: contentsText(quote), href: ROUTES.myQuotes },
    })),
    ...own.first.map((requisition) => ({
      ...{ kind: 'requisition' as const, id: requisition.id, number: requisition.number },
      ...{ at: requisition.submittedAt, text: contentsText(requisition) },
      href: COMPANY_ROUTES.approval(requisition.id),
    })),
  ];
  return {
    count: quotes.count + own.count,
    entries: entries
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .slice(0, LIMIT)
      .map(({ at, ...about }) => ({ ...about, since: at.toISOString() })),
  };
}

export async function readBuyerDesk(actor: Actor, now: Date): Promise<ReadDesk> {
  const today = shopDay(now);
  const company = companyOf(actor);
  const seesAll = company !== null && mayInCompany(company.role, 'read-statement');
  const companysOverdue = company ? overdueInvoices(company.id, now) : Promise.resolve([]);
  const readOrders = async () => {
    const among = seesAll ? [] : (await companysOverdue).map(({ orderId }) => orderId);
    return readOwnDeskOrders(actor, { among, today, limit: LIMIT });
  };
  const [offers, requisitions, orders, allOverdue, quotes, serials] = await Promise.all([
    receivesOffers(actor) ? offersToAccept(actor, now) : [],
    readDeskRequisitions(actor, { now, limit: LIMIT }),
    readOrders(),
    companysOverdue,
    readOwnOpenQuotes(ownerOf(actor), LIMIT),
    actor.owesSecondFactor ? { due: 0, overdue: 0 } : countDueSerials(actor, now),
  ]);
  const overdue = seesAll
    ? allOverdue
    : allOverdue.filter(({ orderId }) => orders.own.has(orderId.toHexString()));
  const { toDecide, own } = requisitions;
  const requests = openRequests({ quotes, own });
  const sum = (of: readonly { cents: number }[]) => of.reduce((total, { cents }) => total + cents, 0);
  const overdueCents = overdue.reduce((total, { openCents }) => total + openCents, 0);
  return {
    tiles: [
      ...tile('offers', { count: offers.length, cents: sum(offers) }, OFFER_ROUTES.ownInState('sent')),
      ...tile('approvals', toDecide, COMPANY_ROUTES.approvalsOf('to-decide')),
      ...tile('to-pay', orders.toPay, `${ROUTES.myOrders}?state=${TO_PAY}`),
      ...tile(
        'invoices-overdue',
        { count: overdue.length, cents: overdueCents },
        seesAll ? COMPANY_ROUTES.overdueInvoices : DESK_ROUTES.ofKind('invoice'),
      ),
      ...tile('requests-open', { count: requests.count }, DESK_ROUTES.openRequests),
      ...tile('under-way', orders.underWay, `${ROUTES.myOrders}?state=${TO_SHIP}`),
      ...tile(
        'calibrations-due',
        { count: serials.due, late: serials.overdue },
        `${ROUTES.myTools}?due=soon`,
      ),
    ],
    waiting: [
      ...offers.map((offer) =>
        entry({
          ...{ kind: 'offer', id: offer.id, number: offer.number, cents: offer.cents, due: offer.validUntil },
          ...{ text: contentsText(offer), href: OFFER_ROUTES.own(offer.id) },
        }),
      ),
      ...toDecide.first.map((requisition) =>
        entry({
          ...{
            kind: 'requisition',
            id: requisition.id,
            number: requisition.number,
            cents: requisition.cents,
          },
          text: `${requisition.requesterName} · ${contentsText(requisition)}`,
          due: shopDay(requisition.expiresAt),
          href: COMPANY_ROUTES.approvalFromDesk(requisition.id),
        }),
      ),
      ...orders.toPay.first.map((order) =>
        entry({
          ...{ kind: 'order', id: order.id, number: order.number, cents: order.cents },
          ...{ text: contentsText(order), href: ROUTES.payment(order.id) },
          due: order.expiresAt && shopDay(order.expiresAt),
        }),
      ),
      ...overdue.map((invoice) => invoiceEntry(invoice, seesAll)),
    ].slice(0, LIMIT),
    requests,
  };
}
