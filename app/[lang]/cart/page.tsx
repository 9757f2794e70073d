import type { Metadata } from 'next';
import { CartScreen } from '@/components/cart/cart-screen';
import { NoScriptNotice } from '@/components/ui/notice';
import { pricesPlusText } from '@/lib/server/commerce/trade/prices-plus-text';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../page-metadata';
import { cartShipping } from '../shipping-facts';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { cart } = textsFor((await params).lang);
  const metadata = await pageMetadata({
    path: ROUTES.cart,
    title: cart.title,
    description: cart.description,
  });
  // Nothing to find: visitors from a search have an empty cart.
  return { ...metadata, robots: { index: false } };
}

export default async function CartPage({ params }: PageProps) {
  const { lang } = await params;
  const { cart: texts, lists, addresses, shipping, quickOrder } = textsFor(lang);
  const plus = await pricesPlusText(lang);
  const sum = plus ? { ...texts.sum, plus } : texts.sum;
  return (
    <div
      data-footer="slim"
      className="shell grid min-h-[calc(100dvh-var(--site-header-height))] content-start gap-2.5 pt-4 pb-28 lg:pb-12 print:min-h-0"
    >
      <h1 tabIndex={-1} className="font-extrabold text-2xl tracking-[-0.02em]">
        {texts.heading}
      </h1>
      <NoScriptNotice text={texts.noScript} />
      <CartScreen
        shipping={cartShipping({ shipping })}
        texts={{ ...texts, sum }}
        articleTexts={quickOrder.articles}
        listTexts={lists.store}
        addressTexts={pick(addresses, 'choice', 'form')}
      />
    </div>
  );
}
