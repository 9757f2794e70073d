'use client';
import { lazy, Suspense } from 'react';
import type { DeliveryTexts } from '@/components/addresses/delivery-fields';
import { LinkButton } from '@/components/ui/links/link-button';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/states/skeleton';
import type { CartState } from '@/lib/client/cart/cart-state';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { useViewer } from '@/lib/client/session/session';
import type { Cart } from '@/lib/shared/cart/cart.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { shop } from '@/shop.config';
import type { CartShipping } from './cart-ships';
import { CartTable } from './cart-table';

const CartOrderForm = lazy(async () => ({
  default: (await loadWithRetries(() => import('./cart-order-form'))).CartOrderForm,
}));

function LoginPanel({ texts }: { texts: Texts['cart']['login'] }) {
  const from = `?from=${encodeURIComponent(ROUTES.cart)}`;
  return (
    <Panel heading={texts.heading}>
      <p>{texts.text}</p>
      <div className="grid gap-3">
        <LinkButton href={`${ROUTES.login}${from}`} size="lg">
          {texts.login}
        </LinkButton>
        <LinkButton href={`${ROUTES.register}${from}`} size="lg" variant="outline">
          {texts.register}
        </LinkButton>
      </div>
    </Panel>
  );
}

const StoreList = lazy(async () => ({
  default: (await loadWithRetries(() => import('@/components/lists/store-list'))).StoreList,
}));

type FilledCartProps = Pick<CartState, 'changes' | 'conflicts' | 'unsent'> & {
  cart: Cart;
  shipping: CartShipping;
  texts: Texts['cart'];
  listTexts: Texts['lists']['store'];
  addressTexts: DeliveryTexts;
};

export function FilledCart({ texts, listTexts, addressTexts, ...shown }: FilledCartProps) {
  const { user } = useViewer();
  return (
    <CartTable
      {...shown}
      texts={texts}
      below={
        shop.pages.quickOrder ? (
          <LinkButton href={ROUTES.quickOrder} variant="outline" className="justify-self-start">
            {texts.quickOrder}
          </LinkButton>
        ) : null
      }
    >
      {user ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <CartOrderForm key={user.id} buyer={user} texts={texts.order} addressTexts={addressTexts} />
          <Panel heading={listTexts.heading}>
            <StoreList lines={shown.cart.lines} texts={listTexts} />
          </Panel>
        </Suspense>
      ) : (
        <LoginPanel texts={texts.login} />
      )}
    </CartTable>
  );
}
