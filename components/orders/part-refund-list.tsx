import { useLanguage } from '#use-language';
import { PdfLink } from '@/components/ui/links/pdf-link';
import { Moment } from '@/components/ui/moment';
import { callPath } from '@/lib/shared/calls/call-path';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { getCreditNoteCall } from '@/lib/shared/orders/orders.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type PartRefundListProps = {
  order: Pick<Order, '_id' | 'lines' | 'partRefunds'>;
  texts: Texts['orderPage']['partRefund'];
};

export function PartRefundList({ order, texts }: PartRefundListProps) {
  const language = useLanguage();
  const names = new Map(order.lines.map(({ toolId, name }) => [toolId, name]));
  return (
    <ul className="divide-y divide-line">
      {(order.partRefunds ?? []).map(({ id, at, amount, lines, reason, creditNoteNumber }) => (
        <li key={id} className="grid gap-1.5 py-3 text-sm first:pt-0 last:pb-0">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <Moment at={at} className="figures text-muted" />
            <span className="figures font-semibold text-ink">{formatDollars(amount, language)}</span>
          </span>
          {lines.map(({ toolId, quantity, restock }) => (
            <span key={toolId} className="wrap-anywhere text-body">
              {fillText(texts.unitsLine, {
                count: formatNumber(quantity, language),
                name: names.get(toolId) ?? '',
              })}
              {restock ? <span className="text-muted"> · {texts.restocked}</span> : null}
            </span>
          ))}
          {reason ? <span className="wrap-anywhere text-body">{reason}</span> : null}
          {creditNoteNumber ? (
            <span>
              <PdfLink
                href={callPath<typeof getCreditNoteCall>('/api/order/{id}/credit-note.pdf', {
                  params: { id: order._id },
                  query: { number: creditNoteNumber },
                })}
                number={creditNoteNumber}
              />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
