import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import type { CostsTexts } from '@/components/freight/cost-rows';
import { OrderCosts } from '@/components/freight/order-costs';
import { MoreLines } from '@/components/orders/more-lines';
import { PaperLink } from '@/components/receivables/statement/open-invoices';
import { LinkButton } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Picture } from '@/components/ui/picture';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { LISTED_LINES_MAX, type Order } from '@/lib/shared/orders/order.schema';
import type { OrderState } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

type PaymentSummaryProps = {
  order: Order;
  /** 0 where nothing is to be paid. */
  dueValue: number;
  texts: Texts['payment'];
  orderTexts: Texts['orders'];
  costsTexts: CostsTexts;
};

export function PaymentSummary(props: PaymentSummaryProps) {
  const { order, dueValue, texts, orderTexts, costsTexts } = props;
  const language = useLanguage();
  const quantity = formatNumber(order.orderQuantity, language);
  const lines =
    order.unitPrice === undefined
      ? ([
          [texts.tools, formatNumber(order.lineCount, language)],
          [texts.units, quantity],
        ] as const)
      : ([
          [texts.quantity, quantity],
          [texts.unitPrice, formatDollars(order.unitPrice, language)],
        ] as const);
  const { payBy, invoiceNumber, poNumber, dueOn } = order;
  const facts = [
    ...(payBy === 'account' && invoiceNumber
      ? [
          [
            texts.invoice,
            <PaperLink
              key="invoice"
              path="/api/order/{id}/invoice.pdf"
              id={order._id}
              number={invoiceNumber}
            />,
          ] as const,
        ]
      : []),
    ...(poNumber ? [[texts.poNumber, poNumber] as const] : []),
    ...(payBy === 'account' && dueOn ? [[texts.dueOn, formatDay(dueOn, language, 'UTC')] as const] : []),
    ...lines,
  ];
  return (
    <Panel heading={fillText(texts.summary, { number: order.number })}>
      <div className={clsx('flex gap-4', order.lineCount > 1 ? 'items-start' : 'items-center')}>
        <Picture
          src={order.toolImage}
          fallback={TOOL_PLACEHOLDER}
          alt=""
          width={160}
          height={120}
          sizes="80px"
          className="h-15 w-20 shrink-0 rounded-sm border border-line bg-sunken object-cover"
        />
        <div className="grid min-w-0 gap-0.5">
          <p className="wrap-anywhere font-semibold text-ink leading-snug">
            <MeasuredText text={order.toolName} />
          </p>
          <MoreLines
            order={{ lineCount: order.lineCount, lines: order.lines.slice(0, LISTED_LINES_MAX) }}
            href={ROUTES.myOrder(order._id)}
            texts={orderTexts}
          />
        </div>
      </div>
      {order.costs ? (
        <OrderCosts costs={order.costs} shippingMethod={order.shippingMethod} isPartial texts={costsTexts} />
      ) : null}
      <dl className="figures grid gap-2.5 border-line border-t pt-4 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium text-ink">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-6">
          <dt className="shrink-0 text-muted">{texts.deliverTo}</dt>
          <dd className="wrap-anywhere whitespace-pre-line text-end font-medium text-ink">{order.address}</dd>
        </div>
        <div className="mt-1.5 flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-semibold text-base text-ink">{dueValue > 0 ? texts.total : texts.value}</dt>
          <dd className="font-extrabold text-2xl text-ink">
            {formatDollars(dueValue > 0 ? dueValue : order.orderValue, language)}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

type ClosedOrderProps = { order: Order; texts: Texts['payment'] };

const NOTICES: Record<OrderState, { text: keyof Texts['payment']; tone: 'success' | 'warning' } | null> = {
  unpaid: null,
  'on-account': { text: 'onAccount', tone: 'success' },
  paid: { text: 'alreadyPaid', tone: 'success' },
  shipped: { text: 'shipped', tone: 'success' },
  cancelled: { text: 'alreadyCancelled', tone: 'warning' },
  expired: { text: 'expired', tone: 'warning' },
  refunded: { text: 'refunded', tone: 'warning' },
};

export function ClosedOrder({ order, texts }: ClosedOrderProps) {
  const notice = NOTICES[order.state];
  if (!notice) return null;
  const { text, tone } = notice;
  return (
    <Panel>
      <Notice tone={tone} role="status">
        <p className="font-semibold">{texts[text]}</p>
        {order.transactionId ? (
          <p className="mt-1">
            {texts.transaction} <span className="wrap-anywhere font-mono">{order.transactionId}</span>
          </p>
        ) : null}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={ROUTES.myOrders}>{texts.toOrders}</LinkButton>
        <LinkButton href={`${ROUTES.home}#latest-tools`} variant="outline">
          {texts.toTools}
        </LinkButton>
      </div>
    </Panel>
  );
}
