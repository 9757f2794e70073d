import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { ClosedOrder } from '@/components/payment/closed-order';
import { PaymentPanel } from '@/components/payment/payment-panel';
import { PaymentSummary } from '@/components/payment/payment-summary';
import { Panel } from '@/components/ui/panel';
import { Notice } from '@/components/ui/states/notice';
import { env } from '@/lib/server/platform/config/env';
import { awaitsPayment } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { payableOrderOrNotFound } from '../../own-order';

type PageProps = { params: Promise<{ lang: string; id: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { order } = await payableOrderOrNotFound(id, ROUTES.payment(id));
  return { title: fillText(textsFor(lang).payment.title, { number: order.number }) };
}

export default async function PaymentPage({ params }: PageProps) {
  const { lang, id } = await params;
  const { payment: texts, orders } = textsFor(lang);
  const { order, actor } = await payableOrderOrNotFound(id, ROUTES.payment(id));
  const dueValue = awaitsPayment(order) ? order.orderValue : (order.openBalance ?? 0);
  const { STRIPE_JS_URL, STRIPE_PUBLISHABLE_KEY } = env();
  return (
    <>
      <DashboardHead heading={dueValue > 0 ? texts.heading : texts.closed} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:items-start">
        {dueValue > 0 ? (
          <Panel heading={texts.card}>
            {STRIPE_PUBLISHABLE_KEY.startsWith('pk_test_') ? (
              <Notice tone="info">{texts.testMode}</Notice>
            ) : null}
            <PaymentPanel
              order={{ _id: order._id, orderValue: dueValue }}
              buyer={{ name: actor.name, email: actor.email }}
              provider={{ scriptUrl: STRIPE_JS_URL, publishableKey: STRIPE_PUBLISHABLE_KEY }}
              texts={texts}
            />
          </Panel>
        ) : (
          <ClosedOrder order={order} texts={texts} />
        )}
        <PaymentSummary order={order} dueValue={dueValue} texts={texts} orderTexts={orders} />
      </div>
    </>
  );
}
