import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { orderShipText } from '@/components/shipments/order-ship-text';
import { Link } from '@/components/ui/links/link';
import { listHref } from '@/lib/client/page/list-query';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OfferRow } from '@/lib/shared/offers/offer.schema';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import type { Order } from '@/lib/shared/orders/order.schema';
import { contentsLabel, goodsLabel } from '@/lib/shared/orders/order-label';
import { TO_SHIP } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { HomeRow, HomeSection } from './home-section';

type WaitingProps = {
  /** Those that the reader can accept. */
  offers: readonly OfferRow[];
  /** The first of the approvals to decide, and how many there are. */
  approvals: readonly Requisition[];
  toDecide: number;
  texts: Pick<Texts, 'account' | 'orders'>;
};

/** Shows what nobody else can do. */
export function Waiting({ offers, approvals, toDecide, texts }: WaitingProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { waiting } = texts.account;
  if (offers.length + toDecide === 0) return null;
  const more = toDecide - approvals.length;
  return (
    <HomeSection heading={waiting.heading}>
      <ul className="figures text-sm">
        {approvals.map(({ _id, number, requester, lines, lineCount, units, due, submittedAt }) => (
          <HomeRow
            key={_id}
            href={COMPANY_ROUTES.approval(_id)}
            number={number}
            what={fillText(waiting.approval, { name: requester.name })}
            more={contentsLabel(
              { toolName: lines[0]?.name ?? '', orderQuantity: units, lineCount },
              { texts: texts.orders, language },
            )}
            when={fillText(waiting.since, { day: formatDay(submittedAt, language, timeZone) })}
            value={formatDollars(due, language)}
          />
        ))}
        {offers.map(({ _id, number, toolName, units, lineCount, due, validUntil, stockHeld }) => (
          <HomeRow
            key={_id}
            href={OFFER_ROUTES.own(_id)}
            number={number}
            what={stockHeld ? waiting.offerHeld : waiting.offer}
            more={contentsLabel(
              { toolName, orderQuantity: units, lineCount },
              { texts: texts.orders, language },
            )}
            when={fillText(waiting.until, { day: partText(validUntil, language, 'full') })}
            value={formatDollars(due, language)}
          />
        ))}
      </ul>
      {more > 0 ? (
        <Link
          href={COMPANY_ROUTES.approvals}
          prefetch={false}
          className="inline-flex min-h-9 items-center text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {fillText(more === 1 ? waiting.more.one : waiting.more.many, {
            count: formatNumber(more, language),
          })}
        </Link>
      ) : null}
    </HomeSection>
  );
}

type UnderWayProps = {
  orders: readonly Order[];
  today: string;
  texts: Pick<Texts, 'account' | 'orders'>;
};

export function UnderWay({ orders, today, texts }: UnderWayProps) {
  const language = useLanguage();
  const { underWay } = texts.account;
  if (orders.length === 0) return null;
  return (
    <HomeSection
      heading={underWay.heading}
      all={{ href: listHref(ROUTES.myOrders, { state: TO_SHIP }), label: underWay.all }}
    >
      <ul className="figures text-sm">
        {orders.map((order) => (
          <HomeRow
            key={order._id}
            href={ROUTES.myOrder(order._id)}
            number={order.number}
            what={goodsLabel(order, { texts: texts.orders, language })}
            more={order.poNumber}
            when={orderShipText(order, today, { reader: 'buyer', texts: texts.orders.ships, language })}
            value={formatDollars(order.orderValue, language)}
          />
        ))}
      </ul>
    </HomeSection>
  );
}
