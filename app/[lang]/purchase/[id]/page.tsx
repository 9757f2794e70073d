import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrderForm } from '@/components/purchase/order-form';
import { PriceTable, ToolCrumbs, ToolHead, ToolPicture } from '@/components/purchase/tool-offer';
import { LEAD_TEXTS } from '@/components/shipments/goods-ship-text';
import { RetiredNotice } from '@/components/tools/page/missing-tool-view';
import { SpecificationTable } from '@/components/tools/page/tool-details';
import { NoScriptNotice } from '@/components/ui/notice';
import { dialledPhone } from '@/lib/client/cart/own/dialled-phone';
import { getAddresses } from '@/lib/server/commerce/addresses/get-addresses';
import { getUsedDeliveries } from '@/lib/server/commerce/orders/read/used-deliveries';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { getPriceLadder } from '@/lib/server/commerce/prices/get-tool-prices';
import { namedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { getSuccessor } from '@/lib/server/commerce/tools/read/get-tool';
import { shippingCalendar } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { getProfile } from '@/lib/server/identity/users/own-profile';
import { deliveryChoices } from '@/lib/shared/orders/delivery-choices';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { plusCode, pricesPlus } from '@/lib/shared/trade/prices-plus';
import { charges } from '@/lib/shared/trade/trade-settings';
import { requireMember } from '../../page-gate';
import { requestedTool } from './requested-tool';

/** Never cached: it shows the buyer and the stock as they are now. */
export const dynamic = 'force-dynamic';

type PageProps = {
  params: Promise<{ lang: string; id: string }>;
  searchParams: Promise<{ quantity?: string | string[] }>;
};

/** Returns what the form says in a shop that charges. */
async function freightFor(actor: Actor, { costs }: Pick<Texts, 'costs'>) {
  const { settings } = await currentTrade();
  if (!charges(settings)) return {};
  const code = plusCode(pricesPlus(settings));
  const plus = code ? costs.plus[code] : null;
  return { freight: { isCompany: companyOf(actor) !== null, dueLabel: costs.due, plus } };
}

async function toolOrNotFound(id: string, lang: string): Promise<Tool> {
  return (await requestedTool(id, lang)) ?? notFound();
}

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { lang, id } = await params;
  const tool = await toolOrNotFound(id, lang);
  return {
    title: fillText(textsFor(lang).purchase.title, { name: tool.name }),
    description: tool.description,
    robots: { index: false },
  };
}

export default async function PurchasePage({ params, searchParams }: PageProps) {
  const [{ lang, id }, { quantity }] = await Promise.all([params, searchParams]);
  const actor = await requireMember(ROUTES.purchase(id));
  const [tool, profile, { addresses }, { deliveries }] = await Promise.all([
    toolOrNotFound(id, lang),
    getProfile(actor, actor.email),
    getAddresses(ownerOf(actor)),
    getUsedDeliveries(actor, languageOf(lang)),
  ]);
  const choices = deliveryChoices(addresses, languageOf(lang), deliveries);
  const [first] = choices;
  const address = first?.text ?? profile.address;
  const phone = first?.phone ?? dialledPhone(profile.phone);
  const texts = textsFor(lang);
  const ladder = await getPriceLadder(buyerOf(actor), tool, texts.messages);
  const about = (
    <>
      {ladder ? <PriceTable ladder={ladder} texts={texts.purchase.prices} /> : null}
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <SpecificationTable heading={texts.purchase.specifications} sku={texts.purchase.sku} tool={tool} />
        <div className="grid gap-4 max-md:row-start-1">
          <ToolPicture tool={tool} texts={texts.tools} />
          <p lang={partLang(tool, 'description')} className="wrap-anywhere text-sm leading-relaxed">
            {tool.description}
          </p>
        </div>
      </div>
    </>
  );
  return (
    <div data-footer="slim" className="shell grid gap-4 pt-5 pb-28 lg:pb-12">
      <ToolHead tool={tool} texts={texts}>
        <ToolCrumbs tool={tool} named={await namedCategories(lang)} texts={texts} />
      </ToolHead>
      <NoScriptNotice text={texts.purchase.noScript} />
      {tool.state === 'retired' ? (
        <>
          <RetiredNotice
            successor={await getSuccessor(tool, languageOf(lang))}
            texts={texts.catalogue.tool}
          />
          {about}
        </>
      ) : (
        <OrderForm
          tool={tool}
          ladder={ladder}
          buyer={{ ...profile, address, phone }}
          choices={choices}
          requested={quantity}
          {...(await freightFor(actor, texts))}
          shipping={{
            calendar: shippingCalendar(),
            texts: pick(texts.shipping, 'today', 'on', 'rule'),
            leadTexts: pick(texts.shipping, ...LEAD_TEXTS),
          }}
          texts={{
            form: texts.purchase.form,
            purchase: pick(texts.purchase, 'price', 'minimumOrder', 'available'),
            tools: texts.tools,
            delivery: texts.cart.order.heading,
            words: pick(texts.cart.order, 'poNumber', 'poNumberHint', 'notes', 'samePoNumber'),
          }}
          addressTexts={pick(texts.addresses, 'choice', 'form')}
        >
          {about}
        </OrderForm>
      )}
    </div>
  );
}
