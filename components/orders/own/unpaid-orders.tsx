import { Clock } from 'lucide';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { PaymentDeadline } from '@/components/orders/payment-deadline';
import { Icon } from '@/components/ui/icon';
import { Link, LinkButton } from '@/components/ui/links/link';
import { formatCents, formatDollars, toCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const LISTED_MAX = 3;

export type UnpaidOrder = Pick<Order, '_id' | 'number' | 'orderValue' | 'expiresAt'>;

type UnpaidOrdersProps = {
  orders: readonly UnpaidOrder[];
  all: string;
  payHrefOf?: (orderId: string) => string;
  texts: Texts['orders'];
};

export function UnpaidOrders({
  orders,
  all,
  payHrefOf,
  texts: { toPay: texts, payBy, left },
}: UnpaidOrdersProps) {
  const language = useLanguage();
  const id = useId();
  if (orders.length === 0) return null;
  const sumCents = orders.reduce((sum, { orderValue }) => sum + toCents(orderValue), 0);
  const bySoonest = [...orders].sort((a, b) => (a.expiresAt ?? '').localeCompare(b.expiresAt ?? ''));
  const count = formatNumber(orders.length, language);
  const amount = formatCents(sumCents, language);
  const others = orders.length - LISTED_MAX;
  return (
    <section aria-labelledby={id} className="notice notice-warning no-print grid gap-1.5">
      <h2 id={id} className="flex items-center gap-2 font-semibold text-ink">
        <Icon node={Clock} className="size-4.5 shrink-0" />
        {fillText(orders.length === 1 ? texts.one : texts.many, { count, amount })}
      </h2>
      <ul className="grid">
        {bySoonest.slice(0, LISTED_MAX).map(({ _id, number, orderValue, expiresAt }) => (
          <li
            key={_id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t py-1.5 text-sm sm:grid-cols-[auto_auto_minmax(0,1fr)_auto] sm:gap-x-6"
          >
            <span className="grid sm:contents">
              <span
                id={`${id}-${_id}`}
                className="figures whitespace-nowrap font-mono font-semibold text-ink"
              >
                {number}
              </span>
              <span className="figures font-semibold text-ink sm:text-end">
                {formatDollars(orderValue, language)}
              </span>
            </span>
            <span className="figures max-sm:order-1 max-sm:col-span-2 max-sm:grid max-sm:text-xs">
              {expiresAt ? <PaymentDeadline until={expiresAt} text={payBy} left={left} /> : null}
            </span>
            {payHrefOf ? (
              <LinkButton href={payHrefOf(_id)} size="sm" aria-describedby={`${id}-${_id}`}>
                {texts.pay}
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
      {others > 0 ? (
        <Link
          href={all}
          prefetch={false}
          className="justify-self-start font-semibold text-sm underline underline-offset-4"
        >
          {fillText(texts.all, { count })}
        </Link>
      ) : null}
    </section>
  );
}
