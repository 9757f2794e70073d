'use client';
import { ShoppingCart } from 'lucide';
import type { CartShipping } from '@/components/cart/cart-ships';
import { CartTable } from '@/components/cart/cart-table';
import { EmptyState } from '@/components/ui/states/empty-state';
import type { Cart } from '@/lib/shared/cart/cart.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ViewedCartProps = {
  cart: Cart;
  shipping: CartShipping;
  texts: Pick<Texts['cart'], 'empty' | 'lines' | 'sum'>;
};

const NONE = new Map<never, never>();

/** Reads the stored cart alone, never the viewer's own. */
export function ViewedCart({ cart, shipping, texts }: ViewedCartProps) {
  const { empty } = texts;
  if (cart.lines.length === 0)
    return <EmptyState icon={ShoppingCart} title={empty.title} text={empty.text} />;
  return (
    <div className="cart-grid lg:grid-cols-[minmax(0,1fr)_19rem]">
      <CartTable
        cart={cart}
        changes={NONE}
        conflicts={NONE}
        unsent={[]}
        shipping={shipping}
        texts={texts}
        isReadOnly
      />
    </div>
  );
}
