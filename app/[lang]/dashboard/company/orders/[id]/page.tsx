import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CancelOwnOrder } from '@/components/orders/own/own-order-buttons';
import { OwnOrderScreen } from '@/components/orders/own/own-order-screen';
import { returnItems } from '@/components/orders/shipment-returns';
import { LinkButton } from '@/components/ui/links/link';
import { getCompanyOrder } from '@/lib/server/commerce/orders/read/get-order';
import { publishedTools } from '@/lib/server/commerce/tools/read/tool-names';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { inLanguage } from '@/lib/server/platform/http/request-context';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { isChargeable } from '@/lib/shared/numbers/card-charges';
import { mayBeCancelled } from '@/lib/shared/orders/order-status';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../../if-found';
import { requireMember } from '../../../../page-gate';

type PageProps = { params: Promise<{ lang: string; id: string }> };

const LINKS = {
  list: COMPANY_ROUTES.tab('orders'),
  order: COMPANY_ROUTES.order,
  tool: ROUTES.purchase,
  returnOf: ROUTES.myReturn,
};

const orderOrNotFound = cache(async (lang: string, id: string) => {
  const actor = await requireMember(COMPANY_ROUTES.order(id));
  const read = inLanguage(languageOf(lang), () => getCompanyOrder(actor, id));
  return (await ifFound(read)) ?? notFound();
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { number } = await orderOrNotFound(lang, id);
  return { title: fillText(textsFor(lang).orderPage.title, { number }) };
}

/** An order of the company, as approvers and owners see it. Who placed it pays it by card; its invoice they pay too. */
export default async function CompanyOrderPage({ params }: PageProps) {
  const { lang, id } = await params;
  const texts = textsFor(lang);
  const order = await orderOrNotFound(lang, id);
  const sold = await publishedTools(order.lines.map(({ toolId }) => toolId));
  const { _id, number, toolName, orderQuantity, lineCount } = order;
  const today = shopDay();
  return (
    <OwnOrderScreen
      order={order}
      sold={sold}
      today={today}
      shipmentAction={returnItems(order, { today, texts: texts.orderPage.returns })}
      links={LINKS}
      back={texts.company.orders.back}
      texts={texts}
    >
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isChargeable(order.openBalance) ? (
          <LinkButton href={ROUTES.payment(_id)}>{texts.orders.payInvoice}</LinkButton>
        ) : null}
        {mayBeCancelled(order) ? (
          <CancelOwnOrder
            order={{ _id, number, toolName, orderQuantity, lineCount }}
            texts={texts.orders}
            confirmTexts={texts.shell.confirm}
          />
        ) : null}
      </div>
    </OwnOrderScreen>
  );
}
