import { useLanguage } from '#use-language';
import { isOverdue, orderShipText } from '@/components/shipments/order-ship-text';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { listHref } from '@/lib/client/page/list-query';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { contentsLabel } from '@/lib/shared/orders/order-label';
import { TO_SHIP } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { DeskSection, NothingHere } from './desk-section';

type UnderWayProps = {
  /** By the day they ship. */
  orders: readonly Order[];
  total: number;
  today: string;
  texts: Pick<Texts, 'desk' | 'orders'>;
};

/** Groups orders by the words for their day, in the order in which they come. */
function byDay(orders: readonly Order[], wordsOf: (order: Order) => string): [string, Order[]][] {
  const days = new Map<string, Order[]>();
  for (const order of orders) {
    const words = wordsOf(order);
    days.set(words, [...(days.get(words) ?? []), order]);
  }
  return [...days];
}

export function UnderWay({ orders, total, today, texts }: UnderWayProps) {
  const language = useLanguage();
  const { underWay } = texts.desk;
  const ships = { reader: 'buyer', texts: texts.orders.ships, language } as const;
  const days = byDay(orders, (order) => orderShipText(order, today, ships) ?? underWay.noDay);
  return (
    <DeskSection
      heading={underWay.heading}
      count={total}
      all={
        total > 0 ? { href: listHref(ROUTES.myOrders, { state: TO_SHIP }), label: underWay.all } : undefined
      }
    >
      {total === 0 ? <NothingHere>{underWay.none}</NothingHere> : null}
      {days.map(([words, ofDay]) => (
        <div key={words} className="pt-2">
          <h3
            className={`font-semibold text-sm ${ofDay[0] && isOverdue(ofDay[0], today) ? 'text-danger' : 'text-ink'}`}
          >
            {words}
          </h3>
          <ul className="figures text-sm">
            {ofDay.map((order) => (
              <UnderWayRow key={order._id} order={order} texts={texts.orders} />
            ))}
          </ul>
        </div>
      ))}
    </DeskSection>
  );
}

function UnderWayRow({ order, texts }: { order: Order; texts: Texts['orders'] }) {
  const language = useLanguage();
  const { _id, number, poNumber, orderValue } = order;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-4 border-line border-b py-1.5 sm:grid-cols-[7rem_minmax(0,1fr)_auto_6rem]">
      <Link
        href={ROUTES.myOrder(_id)}
        prefetch={false}
        className="w-fit whitespace-nowrap font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {number}
      </Link>
      <span className="min-w-0 truncate">
        <MeasuredText text={contentsLabel(order, { texts, language })} />
      </span>
      <span className="wrap-anywhere text-muted text-xs max-sm:hidden">{poNumber}</span>
      <span className="whitespace-nowrap text-end text-ink">{formatDollars(orderValue, language)}</span>
    </li>
  );
}
