import { Printer } from 'lucide';
import type { Metadata } from 'next';
import { CancelOwnOrder, OrderAgain } from '@/components/orders/own/own-order-buttons';
import { OwnOrderScreen } from '@/components/orders/own/own-order-screen';
import { OWN_ORDER_LINKS } from '@/components/orders/own/own-orders-list';
import { returnItems } from '@/components/orders/shipment-returns';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { publishedTools } from '@/lib/server/commerce/tools/read/tool-names';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { isChargeable } from '@/lib/shared/numbers/card-charges';
import { awaitsPayment, mayBeCancelled } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ownOrderOrNotFound } from '../../own-order';

type PageProps = { params: Promise<{ lang: string; id: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { order } = await ownOrderOrNotFound(lang, id, ROUTES.myOrder(id));
  return { title: fillText(textsFor(lang).orderPage.title, { number: order.number }) };
}

export default async function OwnOrderPage({ params }: PageProps) {
  const { lang, id } = await params;
  const texts = textsFor(lang);
  const { orderPage, orders, shell } = texts;
  const { order } = await ownOrderOrNotFound(lang, id, ROUTES.myOrder(id));
  const sold = await publishedTools(order.lines.map(({ toolId }) => toolId));
  const { _id, number, toolName, orderQuantity, lineCount } = order;
  const today = shopDay();
  const isPayable = isChargeable(order.openBalance);
  return (
    <OwnOrderScreen
      order={order}
      sold={sold}
      today={today}
      shipmentAction={returnItems(order, { today, texts: orderPage.returns })}
      links={OWN_ORDER_LINKS}
      addToList={texts.tools.addToList}
      texts={texts}
    >
      {mayBeCancelled(order) ? (
        <div className="flex flex-wrap gap-3">
          {awaitsPayment(order) ? <LinkButton href={ROUTES.payment(_id)}>{orders.pay}</LinkButton> : null}
          <CancelOwnOrder
            order={{ _id, number, toolName, orderQuantity, lineCount }}
            texts={orders}
            confirmTexts={shell.confirm}
          />
          <OrderAgain orderId={_id} variant="outline">
            {orders.again}
          </OrderAgain>
        </div>
      ) : null}
      {mayBeCancelled(order) ? null : (
        <div className="flex flex-wrap gap-3">
          {isPayable ? <LinkButton href={ROUTES.payment(_id)}>{orders.payInvoice}</LinkButton> : null}
          {order.paid ? (
            <LinkButton href={ROUTES.receipt(_id)} variant="outline">
              <Icon node={Printer} />
              {orderPage.receipt}
            </LinkButton>
          ) : null}
          <OrderAgain orderId={_id} variant={isPayable ? 'outline' : 'primary'}>
            {orders.again}
          </OrderAgain>
        </div>
      )}
    </OwnOrderScreen>
  );
}
