import { shop } from '#shop';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import type { CostsTexts } from '@/components/freight/cost-rows';
import { OrderCosts } from '@/components/freight/order-costs';
import { MeasuredText } from '@/components/ui/measured-text';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order, OrderLine } from '@/lib/shared/orders/order.schema';
import { isRefunded } from '@/lib/shared/orders/order-status';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ReceiptProps = {
  order: Order;
  texts: Texts['orderPage']['receiptPage'];
  costsTexts: CostsTexts;
};

export function Receipt({ order, texts, costsTexts }: ReceiptProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const facts = [
    [texts.order, order.number],
    ...(order.poNumber ? ([[texts.poNumber, order.poNumber]] as const) : []),
    ...(order.paidAt ? ([[texts.paidOn, formatDay(order.paidAt, language, timeZone)]] as const) : []),
    ...(order.cardLast4
      ? ([[texts.paidBy, fillText(texts.card, { digits: order.cardLast4 })]] as const)
      : []),
    ...(isRefunded(order) && order.endedAt
      ? ([[texts.refundedOn, formatDay(order.endedAt, language, timeZone)]] as const)
      : []),
  ] as const;
  return (
    <article className="prints-own-head grid gap-8 rounded-lg border border-line bg-surface p-6 sm:p-10 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div className="grid gap-0.5">
          <p className="font-extrabold text-2xl text-ink">{shop.name}</p>
          <p className="text-muted text-sm">{shop.contact.address}</p>
          <p className="text-muted text-sm">{shop.contact.email}</p>
        </div>
        <div className="grid gap-0.5 sm:text-end">
          <h1 className="font-extrabold text-2xl">{texts.heading}</h1>
          {order.invoiceNumber ? (
            <p className="font-mono text-sm">{fillText(texts.number, { number: order.invoiceNumber })}</p>
          ) : null}
        </div>
      </header>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="grid content-start gap-0.5 text-sm">
          <h2 className="font-medium text-muted text-sm">{texts.to}</h2>
          <p className="wrap-anywhere font-semibold text-ink">{order.buyerName}</p>
          <p className="wrap-anywhere whitespace-pre-line">{order.address}</p>
          <p className="wrap-anywhere">{order.buyerEmail}</p>
        </div>
        <div className="grid content-start gap-1 text-sm">
          <dl className="figures grid gap-1">
            {facts.map(([term, value]) => (
              <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
                <dt className="text-muted">{term}</dt>
                <dd className="font-medium text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          {order.transactionId ? (
            <p className="wrap-anywhere font-mono text-2xs text-muted">{order.transactionId}</p>
          ) : null}
        </div>
      </div>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {order.lines.map((line) => (
          <ReceiptLine key={line.toolId} line={line} texts={texts} />
        ))}
      </ul>
      {order.costs ? (
        <OrderCosts costs={order.costs} shippingMethod={order.shippingMethod} isPartial texts={costsTexts} />
      ) : null}
      <div className="flex items-baseline justify-between gap-6">
        <p className="font-semibold">{isRefunded(order) ? texts.refundedTotal : texts.total}</p>
        <p className="figures font-extrabold text-2xl text-ink">
          {formatDollars(order.orderValue, language)}
        </p>
      </div>
      {order.returned && !isRefunded(order) ? (
        <div className="flex items-baseline justify-between gap-6 border-line border-t pt-5">
          <p>{fillText(texts.returned, { date: formatDay(order.returned.at, language, timeZone) })}</p>
          <p className="figures whitespace-nowrap font-semibold text-ink">
            {formatDollars(order.returned.amount, language)}
          </p>
        </div>
      ) : null}
    </article>
  );
}

function ReceiptLine({ line, texts }: { line: OrderLine; texts: ReceiptProps['texts'] }) {
  const language = useLanguage();
  return (
    <li className="grid break-inside-avoid gap-1 py-4">
      <div className="flex justify-between gap-6">
        <p className="wrap-anywhere font-medium text-ink">
          <MeasuredText text={line.name} />
        </p>
        <p className="figures whitespace-nowrap font-medium text-ink">
          {formatDollars(line.lineTotal, language)}
        </p>
      </div>
      <p className="figures flex flex-wrap gap-x-3 text-muted">
        <span>
          {formatNumber(line.quantity, language)} × {formatDollars(line.unitPrice, language)}
        </span>
        <span className="font-mono text-xs">{line.sku}</span>
      </p>
      {line.reference ? (
        <p className="wrap-anywhere text-muted">{fillText(texts.reference, { reference: line.reference })}</p>
      ) : null}
    </li>
  );
}
