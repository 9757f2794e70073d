'use client';
import { lazy, Suspense } from 'react';
import { shop } from '#shop';
import { useLanguage } from '#use-language';
import type { DeliveryTexts } from '@/components/addresses/delivery-fields';
import { LinkButton } from '@/components/ui/links/link';
import { Skeleton } from '@/components/ui/loading';
import { Panel } from '@/components/ui/panel';
import type { CartState } from '@/lib/client/cart/cart-state';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { useViewer } from '@/lib/client/session/session';
import type { Cart } from '@/lib/shared/cart/cart.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { SheetBar } from '../checkout/order-button';
import type { CartShipping } from './cart-ships';
import { CartTable } from './cart-table';
import { SelectionBar, useSelection } from './selection-bar';

const CartOrderForm = lazy(async () => ({
  default: (await loadWithRetries(() => import('./cart-order-form'))).CartOrderForm,
}));

const VisitorsCosts = lazy(async () => ({
  default: (await loadWithRetries(() => import('@/components/freight/visitors-costs'))).VisitorsCosts,
}));

type LoginProps = { due: { label: string; value: string }; texts: Texts['cart']['login'] };

function Login({ due, texts }: LoginProps) {
  const from = `?from=${encodeURIComponent(ROUTES.cart)}`;
  return (
    <div className="grid gap-3 border-line border-t pt-3">
      <h2 className="font-bold text-base text-ink">{texts.heading}</h2>
      <p className="text-sm">{texts.text}</p>
      <SheetBar label={due.label} value={due.value}>
        <LinkButton href={`${ROUTES.login}${from}`}>{texts.login}</LinkButton>
      </SheetBar>
      <LinkButton href={`${ROUTES.register}${from}`} variant="outline">
        {texts.register}
      </LinkButton>
    </div>
  );
}

const StoreList = lazy(async () => ({
  default: (await loadWithRetries(() => import('@/components/lists/store-list'))).StoreList,
}));

type FilledCartProps = Pick<CartState, 'changes' | 'conflicts' | 'unsent'> & {
  cart: Cart;
  shipping: CartShipping;
  ownNumbers: ReadonlyMap<string, string>;
  texts: Texts['cart'];
  listTexts: Texts['lists']['store'];
  addressTexts: DeliveryTexts;
};

export function FilledCart({ texts, listTexts, addressTexts, ...shown }: FilledCartProps) {
  const language = useLanguage();
  const { user } = useViewer();
  const { cart } = shown;
  const selection = useSelection(cart.lines);
  const due = { label: texts.sum.due, value: formatDollars(cart.due, language) };
  return (
    <CartTable
      {...shown}
      texts={texts}
      selection={selection}
      selectionBar={<SelectionBar lines={selection.lines} texts={texts.selection} />}
      below={
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5 pt-2">
          {shop.pages.quickOrder ? (
            <LinkButton href={ROUTES.quickOrder} variant="outline" size="sm">
              {texts.quickOrder}
            </LinkButton>
          ) : null}
          {user ? (
            <Suspense fallback={null}>
              <Panel heading={listTexts.heading} className="w-full max-w-md">
                <StoreList lines={cart.lines} texts={listTexts} />
              </Panel>
            </Suspense>
          ) : null}
        </div>
      }
    >
      {user ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <CartOrderForm
            key={`${user.id} ${cart.net ?? ''}`}
            buyer={user}
            due={due}
            isNet={cart.net === true}
            texts={texts.order}
            addressTexts={addressTexts}
          />
        </Suspense>
      ) : (
        <>
          {cart.net ? (
            <Suspense fallback={<Skeleton className="h-48 w-full" />}>
              <VisitorsCosts cart={cart} texts={addressTexts.form} />
            </Suspense>
          ) : null}
          <Login due={cart.net ? { ...due, label: texts.sum.goods } : due} texts={texts.login} />
        </>
      )}
    </CartTable>
  );
}
