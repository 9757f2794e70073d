import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { dayToShip, isOverdue } from '@/components/shipping/order-ship-text';
import { Panel } from '@/components/ui/panel';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import { awaitsPayment } from '@/lib/shared/orders/order-status';
import type { ReceiptReader } from '@/lib/shared/pricing/receipt-message';
import { wholeShipDay } from '@/lib/shared/shipping/ship-day-text';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { FactList } from './fact-list';
import { OrderItems } from './lines/order-items';
import { OrderPayment } from './order-payment';
import { OrderTimeline } from './order-timeline';
import { PartRefundList } from './part-refund-list';

type OrderViewProps = {
  order: Order;
  hrefOf: (toolId: string) => string | undefined;
  shop: string;
  deadlineText: string;
  today: string;
  reader: ReceiptReader;
  texts: Texts['orderPage'];
  /** The label of the button that adds a line to a list of one's own. */
  addToList?: string | undefined;
  children?: ReactNode;
};

function expectedFacts(
  { order, today, reader, texts }: Pick<OrderViewProps, 'order' | 'today' | 'reader' | 'texts'>,
  language: Language,
): (readonly [string, string])[] {
  const shipsOn = dayToShip(order, today);
  if (shipsOn === undefined) return [];
  const day = wholeShipDay(shipsOn, language);
  if (awaitsPayment(order)) return [[texts.shipsOn, fillText(texts.shipsOnIfPaid, { day })]];
  const showsOverdue = reader === 'admin' && isOverdue(order, today);
  return [[texts.shipsOn, showsOverdue ? fillText(texts.shipsOnOverdue, { day }) : day]];
}

export function OrderView(props: OrderViewProps) {
  const { order, hrefOf, shop, deadlineText, texts, children } = props;
  const language = useLanguage();
  const count = formatNumber(order.lineCount, language);
  const heading = order.lineCount === 1 ? texts.tool : fillText(texts.tools, { count });
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:items-start print:sm:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
      <div className="grid min-w-0 gap-6">
        <Panel heading={heading}>
          <OrderItems order={order} hrefOf={hrefOf} texts={texts} addToList={props.addToList} />
        </Panel>
        <Panel heading={texts.payment}>
          <OrderPayment order={order} deadlineText={deadlineText} texts={texts} />
        </Panel>
        {order.partRefunds ? (
          <Panel heading={texts.partRefund.panel}>
            <PartRefundList order={order} texts={texts.partRefund} />
          </Panel>
        ) : null}
        {children}
      </div>
      <div className="grid min-w-0 gap-6">
        <Panel heading={texts.timeline.heading}>
          <OrderTimeline order={order} shop={shop} texts={texts.timeline} />
        </Panel>
        <Panel heading={texts.delivery}>
          <FactList
            stacked
            facts={[
              ...expectedFacts(props, language),
              [texts.buyer, `${order.buyerName}\n${order.buyerEmail}`.trim()],
              [texts.address, order.address],
              ...(order.phone ? [[texts.phone, order.phone] as const] : []),
              ...(order.note ? [[texts.note, order.note] as const] : []),
            ]}
          />
        </Panel>
      </div>
    </div>
  );
}
