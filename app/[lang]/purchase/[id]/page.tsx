import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrderForm } from '@/components/purchase/order-form';
import { SpecificationTable } from '@/components/purchase/specification-table';
import { ToolCrumbs } from '@/components/purchase/tool-links';
import { ToolOffer } from '@/components/purchase/tool-offer';
import { RetiredNotice } from '@/components/tools/page/retired-notice';
import { Panel } from '@/components/ui/panel';
import { NoScriptNotice } from '@/components/ui/states/no-script-notice';
import { getAddresses } from '@/lib/server/commerce/addresses/get-addresses';
import { namedCategories } from '@/lib/server/commerce/catalogue/categories/read-categories';
import { getSuccessor } from '@/lib/server/commerce/catalogue/read/get-successor';
import { buyerOf } from '@/lib/server/commerce/pricing/buyer';
import { getPriceLadder } from '@/lib/server/commerce/pricing/get-price-ladder';
import { shippingCalendar } from '@/lib/server/commerce/shipping/shipping-calendar';
import { ownerOf } from '@/lib/server/identity/owner';
import { getProfile } from '@/lib/server/identity/users/profile/get-profile';
import { dialledPhone } from '@/lib/shared/addresses/dialled-phone';
import { deliveryChoices } from '@/lib/shared/orders/delivery-choices';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { requireMember } from '../../page-gate';
import { requestedTool } from './requested-tool';

/** Never cached: it shows the buyer and the stock as they are now. */
export const dynamic = 'force-dynamic';

type PageProps = {
  params: Promise<{ lang: string; id: string }>;
  searchParams: Promise<{ quantity?: string | string[] }>;
};

async function toolOrNotFound(id: string): Promise<Tool> {
  return (await requestedTool(id)) ?? notFound();
}

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { lang, id } = await params;
  const tool = await toolOrNotFound(id);
  return {
    title: fillText(textsFor(lang).purchase.title, { name: tool.name }),
    description: tool.description,
    robots: { index: false },
  };
}

export default async function PurchasePage({ params, searchParams }: PageProps) {
  const [{ lang, id }, { quantity }] = await Promise.all([params, searchParams]);
  const actor = await requireMember(ROUTES.purchase(id));
  const [tool, profile, { addresses }] = await Promise.all([
    toolOrNotFound(id),
    getProfile(actor, actor.email),
    getAddresses(ownerOf(actor)),
  ]);
  const choices = deliveryChoices(addresses, languageOf(lang));
  const [first] = choices;
  const address = first?.text ?? profile.address;
  const phone = first?.phone ?? dialledPhone(profile.phone);
  const texts = textsFor(lang);
  const ladder = await getPriceLadder(buyerOf(actor), tool, texts.messages);
  return (
    <div className="shell grid gap-x-14 gap-y-10 py-8 max-lg:pb-28 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_1fr] lg:items-start lg:py-14">
      <ToolOffer tool={tool} ladder={ladder} texts={texts}>
        <ToolCrumbs tool={tool} named={await namedCategories(lang)} texts={texts} />
      </ToolOffer>
      <Panel
        heading={texts.purchase.form.heading}
        className="lg:row-span-2 [@media(min-width:64rem)_and_(min-height:72rem)]:sticky [@media(min-width:64rem)_and_(min-height:72rem)]:top-(--below-header)"
      >
        <NoScriptNotice text={texts.purchase.noScript} />
        {tool.state === 'retired' ? (
          <RetiredNotice successor={await getSuccessor(tool)} texts={texts.catalogue.tool} />
        ) : (
          <OrderForm
            tool={tool}
            ladder={ladder}
            buyer={{ ...profile, address, phone }}
            choices={choices}
            requested={quantity}
            shipping={{
              calendar: shippingCalendar(),
              texts: pick(texts.shipping, 'today', 'on', 'rule'),
              leadTexts: pick(texts.shipping, 'lead', 'leadOne', 'leadUntil'),
            }}
            texts={texts.purchase.form}
            addressTexts={pick(texts.addresses, 'choice', 'form')}
          />
        )}
      </Panel>
      <SpecificationTable heading={texts.purchase.specifications} sku={texts.purchase.sku} tool={tool} />
    </div>
  );
}
