import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { PaymentPanel } from '@/components/payment/payment-panel';
import { ClosedOrder, PaymentSummary } from '@/components/payment/payment-summary';
import { BackLink } from '@/components/ui/links/back-link';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { env } from '@/lib/server/platform/config/env';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import type { Order } from '@/lib/shared/orders/order.schema';
import { awaitsPayment } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { payableOrderOrNotFound } from '../../own-order';

type PageProps = { params: Promise<{ lang: string; id: string }> };

/** The invoice is paid, where an order is on account. */
const invoiceOf = ({ payBy, invoiceNumber }: Order) =>
  (payBy === 'account' ? { invoiceNumber } : {}) as Pick<Order, 'invoiceNumber'>;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { order } = await payableOrderOrNotFound(lang, id, ROUTES.payment(id));
  const { title, invoiceHeading } = textsFor(lang).payment;
  const { invoiceNumber: invoice } = invoiceOf(order);
  if (invoice) return { title: fillText(invoiceHeading, { invoice }) };
  return { title: fillText(title, { number: order.number }) };
}

export default async function PaymentPage({ params }: PageProps) {
  const { lang, id } = await params;
  const { payment: texts, orders, costs } = textsFor(lang);
  const { order, actor } = await payableOrderOrNotFound(lang, id, ROUTES.payment(id));
  const dueValue = awaitsPayment(order) ? order.orderValue : (order.openBalance ?? 0);
  const { invoiceNumber: invoice } = invoiceOf(order);
  const membership = companyOf(actor);
  const isReader = membership !== null && mayInCompany(membership.role, 'read-statement');
  const back = isReader ? COMPANY_ROUTES.tab('statement') : ROUTES.myOrder(id);
  const heading = invoice ? fillText(texts.invoiceHeading, { invoice }) : texts.heading;
  const { STRIPE_JS_URL, STRIPE_PUBLISHABLE_KEY } = env();
  return (
    <>
      <div className="grid gap-4">
        {invoice ? <BackLink href={back}>{isReader ? texts.toStatement : texts.toOrder}</BackLink> : null}
        <DashboardHead heading={dueValue > 0 ? heading : texts.closed} />
      </div>
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
              {...(invoice ? { paidHref: isReader ? COMPANY_ROUTES.paid(id) : back } : {})}
              texts={texts}
            />
          </Panel>
        ) : (
          <ClosedOrder order={order} texts={texts} />
        )}
        <PaymentSummary
          order={order}
          dueValue={dueValue}
          texts={texts}
          orderTexts={orders}
          costsTexts={costs}
        />
      </div>
    </>
  );
}
