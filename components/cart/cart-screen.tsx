'use client';

import { clsx } from 'clsx';
import { ShoppingCart } from 'lucide';
import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { shop } from '#shop';
import type { DeliveryTexts } from '@/components/addresses/delivery-fields';
import { RemovedLines } from '@/components/cart/cart-notices';
import { useOwnNumbers } from '@/components/quick-order/article-suggestions';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/links/link';
import { Skeleton } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import type { CartState } from '@/lib/client/cart/cart-state';
import { cartNow, cartOnServer, followCart } from '@/lib/client/cart/cart-store';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { sentenceOf } from '@/lib/client/problem';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OutcomeNotice, RetryButton } from './cart-notices';
import type { CartShipping } from './cart-ships';

/** Subscribes while mounted, so that the cart follows other tabs and devices. */
function useCart(): CartState {
  return useSyncExternalStore(followCart, cartNow, cartOnServer);
}

type CartScreenProps = {
  shipping: CartShipping;
  texts: Texts['cart'];
  articleTexts: Texts['quickOrder']['articles'];
  listTexts: Texts['lists']['store'];
  addressTexts: DeliveryTexts;
};

const FilledCart = lazy(async () => ({
  default: (await loadWithRetries(() => import('./filled-cart'))).FilledCart,
}));

const EntryRow = lazy(async () => ({
  default: (await loadWithRetries(() => import('./entry-row'))).EntryRow,
}));

function LoadingCart({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-5 noscript:hidden">
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="h-28 w-full" />
      ))}
    </div>
  );
}

/** Rendered in the browser, since the page is the same for everyone. */
export function CartScreen({ shipping, texts, articleTexts, listTexts, addressTexts }: CartScreenProps) {
  const { status, cart, failure, unsent, conflicts, changes, outcomes } = useCart();
  const { ownNumbers, load } = useOwnNumbers(0);
  useEffect(load, [load]);
  const byTool = useMemo(() => new Map(ownNumbers.map(({ toolId, alias }) => [toolId, alias])), [ownNumbers]);
  const failed = failure === null ? null : <p>{sentenceOf(failure)}</p>;
  const retry = <RetryButton className="mt-2">{texts.retry}</RetryButton>;
  if (!cart) {
    if (status !== 'failed') return <LoadingCart label={texts.loading} />;
    return (
      <Notice tone="danger" role="alert">
        <p className="font-semibold">{texts.failed}</p>
        {failed}
        {retry}
      </Notice>
    );
  }
  return (
    <div className="grid gap-4">
      <OutcomeNotice outcomes={outcomes} texts={texts.outcomes} />
      <div role="alert" className="empty:hidden">
        {failed ? (
          <Notice tone="danger">
            {unsent.length > 0 ? <p className="font-semibold">{texts.notSaved}</p> : null}
            {failed}
            {retry}
          </Notice>
        ) : null}
      </div>
      <RemovedLines conflicts={conflicts} cart={cart} texts={texts.lines} />
      <div className={clsx('cart-grid', cart.lines.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_19rem]')}>
        <Suspense fallback={<Skeleton className="h-16 w-full" />}>
          <EntryRow ownNumbers={ownNumbers} texts={texts.entry} articleTexts={articleTexts} />
        </Suspense>
        {cart.lines.length === 0 ? (
          <EmptyState icon={ShoppingCart} title={texts.empty.title} text={texts.empty.text}>
            <LinkButton href={ROUTES.tools}>{texts.empty.tools}</LinkButton>
            {shop.pages.quickOrder ? (
              <LinkButton href={ROUTES.quickOrder} variant="outline">
                {texts.quickOrder}
              </LinkButton>
            ) : null}
          </EmptyState>
        ) : (
          <Suspense fallback={<LoadingCart label={texts.loading} />}>
            <FilledCart
              cart={cart}
              changes={changes}
              conflicts={conflicts}
              unsent={unsent}
              shipping={shipping}
              ownNumbers={byTool}
              texts={texts}
              listTexts={listTexts}
              addressTexts={addressTexts}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
