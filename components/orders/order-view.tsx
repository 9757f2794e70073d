import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '#use-language';
import { OrderReturns } from '@/components/returns/order-returns';
import { DeliveryStatus } from '@/components/shipments/delivery-status';
import { dayToShip, isOverdue } from '@/components/shipments/order-ship-text';
import { ShipmentList } from '@/components/shipments/shipment-list';
import { Link } from '@/components/ui/links/link';
import { Panel } from '@/components/ui/panel';
import { callPath } from '@/lib/client/page/call-path';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import { labelledNotes } from '@/lib/shared/orders/order-notes';
import { awaitsPayment, isConfirmed } from '@/lib/shared/orders/order-status';
import type { orderCalls } from '@/lib/shared/orders/orders.contract';
import type { ReceiptReader } from '@/lib/shared/prices/price-receipt';
import { wholeShipDay } from '@/lib/shared/shipments/ship-day-text';
import type { Shipment } from '@/lib/shared/shipments/shipment.schema';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { FactList } from '../ui/panel';
import { documentsHeading, listedPapers, OrderDocuments } from './order-documents';
import { OrderItems } from './order-items';
import { OrderPayment, PartRefundList } from './order-payment';
import { OrderTimeline } from './order-timeline';

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
  /** The buyer as a link, where there is a page of theirs. */
  buyerHref?: string | undefined;
  /** One column of sections, for a panel beside a list. */
  isNarrow?: boolean;
  /** For admins: what can be done with open units. */
  statusActions?: ReactNode;
  /** What can be done with a shipment. */
  shipmentAction?: ((shipment: Shipment) => ReactNode) | undefined;
  returnHref: (returnId: string) => string;
  children?: ReactNode;
};

type SectionProps = { heading: string; isNarrow: boolean; children: ReactNode };

function Section({ heading, isNarrow, children }: SectionProps) {
  const id = useId();
  if (!isNarrow) return <Panel heading={heading}>{children}</Panel>;
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3 border-line border-t pt-4">
      <h3 id={id} className="font-bold text-sm">
        {heading}
      </h3>
      {children}
    </section>
  );
}

const LINK = 'underline decoration-line underline-offset-4 hover:decoration-ink';

/** A link where its page is for the reader. */
function Company({ _id, name }: NonNullable<Order['company']>) {
  if (!_id) return name;
  return (
    <Link href={COMPANY_ROUTES.managed(_id)} prefetch={false} className={LINK}>
      {name}
    </Link>
  );
}

function Buyer({ order, href }: { order: Order; href: string | undefined }) {
  return (
    <>
      {href ? (
        <Link href={href} prefetch={false} className={LINK}>
          {order.buyerName}
        </Link>
      ) : (
        order.buyerName
      )}
      {order.buyerEmail ? `\n${order.buyerEmail}` : null}
    </>
  );
}

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

/** What the buyer asked for beside leaving in parts, which is the default. */
function wishFacts(
  { order: { requestedOn, deliver }, texts }: Pick<OrderViewProps, 'order' | 'texts'>,
  language: Language,
): (readonly [string, string])[] {
  return [
    ...(requestedOn ? ([[texts.requestedOn, wholeShipDay(requestedOn, language)]] as const) : []),
    ...(deliver === 'complete' ? ([[texts.deliver, texts.deliverComplete]] as const) : []),
  ];
}

export function OrderView(props: OrderViewProps) {
  const { order, hrefOf, shop, deadlineText, texts, buyerHref, isNarrow = false, children } = props;
  const language = useLanguage();
  const { shipments } = texts;
  const papers = listedPapers(order);
  const count = formatNumber(order.lineCount, language);
  const heading = order.lineCount === 1 ? texts.tool : fillText(texts.tools, { count });
  const wide =
    'xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:items-start print:sm:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]';
  return (
    <div className={clsx('grid min-w-0', isNarrow ? 'gap-4' : `gap-4 ${wide}`)}>
      <div className="grid min-w-0 gap-4">
        <Section heading={heading} isNarrow={isNarrow}>
          <OrderItems order={order} hrefOf={hrefOf} texts={texts} addToList={props.addToList} />
        </Section>
        {isConfirmed(order) ? (
          <Section heading={shipments.status.heading} isNarrow={isNarrow}>
            <DeliveryStatus
              order={order}
              reader={props.reader}
              texts={{ ...shipments.status, moreLines: texts.moreLines }}
              actions={props.statusActions}
            />
          </Section>
        ) : null}
        {order.shipments ? (
          <Section heading={shipments.heading} isNarrow={isNarrow}>
            <ShipmentList
              order={order}
              shipments={order.shipments}
              texts={shipments}
              actionOf={props.shipmentAction}
            />
          </Section>
        ) : null}
        {order.returns ? (
          <Section heading={texts.returns.heading} isNarrow={isNarrow}>
            <OrderReturns returns={order.returns} hrefOf={props.returnHref} texts={texts.returns} />
          </Section>
        ) : null}
        <Section heading={texts.payment} isNarrow={isNarrow}>
          <OrderPayment order={order} deadlineText={deadlineText} texts={texts} />
        </Section>
        {papers.length > 0 ? (
          <Section heading={documentsHeading(papers, texts.documents)} isNarrow={isNarrow}>
            <OrderDocuments orderId={order._id} documents={papers} texts={texts.documents} />
          </Section>
        ) : null}
        {order.partRefunds ? (
          <Section heading={texts.partRefund.panel} isNarrow={isNarrow}>
            <PartRefundList order={order} texts={texts.partRefund} />
          </Section>
        ) : null}
        {children}
      </div>
      <div className="grid min-w-0 gap-4">
        <Section heading={texts.delivery} isNarrow={isNarrow}>
          <FactList
            stacked={!isNarrow}
            facts={[
              ...expectedFacts(props, language),
              ...wishFacts(props, language),
              [texts.buyer, <Buyer key="buyer" order={order} href={buyerHref} />],
              ...(order.company
                ? [[texts.company, <Company key="company" {...order.company} />] as const]
                : []),
              [texts.address, order.address],
              ...(order.phone ? [[texts.phone, order.phone] as const] : []),
              ...labelledNotes(order, texts.notes).map(({ label, text }) => [label, text] as const),
            ]}
          />
          {isConfirmed(order) ? (
            <a
              href={callPath<typeof orderCalls.getAcknowledgement>('/api/order/{id}/acknowledgement.pdf', {
                params: { id: order._id },
              })}
              target="_blank"
              rel="noreferrer"
              className={clsx('w-fit text-sm', LINK)}
            >
              {texts.confirmation}
            </a>
          ) : null}
        </Section>
        <Section heading={texts.timeline.heading} isNarrow={isNarrow}>
          <OrderTimeline order={order} shop={shop} texts={texts.timeline} />
        </Section>
      </div>
    </div>
  );
}
