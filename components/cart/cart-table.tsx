'use client';
import type { ReactNode } from 'react';
import type { CartState } from '@/lib/client/cart/cart-state';
import type { Cart } from '@/lib/shared/cart/cart.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CartShipping } from './cart-ships';
import { CartSum } from './cart-sum';
import { CartRow } from './lines/cart-row';
import { useLinesShipText } from './lines/use-lines-ship-text';

type CartTableProps = Pick<CartState, 'changes' | 'conflicts' | 'unsent'> & {
  cart: Cart;
  shipping: CartShipping;
  isReadOnly?: boolean;
  texts: Pick<Texts['cart'], 'lines' | 'sum'>;
  below?: ReactNode;
  children?: ReactNode;
};

export function CartTable(props: CartTableProps) {
  const { cart, changes, conflicts, unsent, shipping, isReadOnly, texts, below, children } = props;
  const unsentOf = new Map(unsent.map((operation) => [operation.toolId, operation]));
  const shipText = useLinesShipText(cart.lines, shipping);
  // A read-only cart is shown beside the dashboard's menu.
  const columns = isReadOnly ? 'xl:grid-cols-[minmax(0,1fr)_20rem]' : 'lg:grid-cols-[minmax(0,1fr)_22rem]';
  return (
    <div className={`grid items-start gap-x-14 gap-y-10 ${columns}`}>
      <div className="grid gap-5">
        <ul aria-label={texts.lines.label} className="border-line border-t">
          {cart.lines.map((line) => (
            <CartRow
              key={line.toolId}
              line={line}
              ships={shipText(line)}
              priceChange={changes.get(line.toolId)}
              requested={conflicts.get(line.toolId)?.requested}
              unsent={unsentOf.get(line.toolId)}
              isReadOnly={isReadOnly}
              texts={texts.lines}
            />
          ))}
        </ul>
        {below}
      </div>
      {/* Sticky beside many lines; where it is taller than the window, its end is visible first. */}
      <div className="grid gap-6 lg:sticky lg:bottom-6 lg:self-end">
        <CartSum
          cart={cart}
          changes={changes}
          shipping={shipping}
          isReadOnly={isReadOnly}
          texts={texts.sum}
        />
        {children}
      </div>
    </div>
  );
}
