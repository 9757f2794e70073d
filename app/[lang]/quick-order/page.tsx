import type { Metadata } from 'next';
import { PricesPlus } from '@/components/prices/prices-plus';
import { QuickOrder } from '@/components/quick-order/quick-order';
import { LEAD_TEXTS } from '@/components/shipments/goods-ship-text';
import { NoScriptNotice } from '@/components/ui/notice';
import { shippingCalendar } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { pricesPlusText } from '@/lib/server/commerce/trade/prices-plus-text';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../page-metadata';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { quickOrder } = textsFor((await params).lang);
  return pageMetadata({ path: ROUTES.quickOrder, title: quickOrder.title, description: quickOrder.text });
}

export default async function QuickOrderPage({ params }: PageProps) {
  const { lang } = await params;
  const { quickOrder: texts, shell, shipping } = textsFor(lang);
  return (
    <div className="shell grid gap-4 pt-5 pb-12">
      <div className="grid gap-1">
        <h1 className="font-extrabold text-2xl tracking-[-0.02em]">{texts.title}</h1>
        <p className="max-w-[80ch] text-sm">{texts.text}</p>
      </div>
      <NoScriptNotice text={texts.noScript} />
      <QuickOrder
        shipping={{
          calendar: shippingCalendar(),
          texts: pick(shipping, 'today', 'on', 'rule'),
          leadTexts: pick(shipping, ...LEAD_TEXTS),
        }}
        texts={texts}
        confirmTexts={shell.confirm}
      />
      <PricesPlus text={await pricesPlusText(lang)} className="" />
    </div>
  );
}
