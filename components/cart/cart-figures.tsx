'use client';
import { useLanguage } from '#use-language';
import type { Cart } from '@/lib/shared/cart/cart.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type CartShipping, CartShips } from './cart-ships';

type CartFiguresProps = {
  cart: Cart;
  shipping: CartShipping;
  texts: Pick<Texts['cart']['sum'], 'lines' | 'units' | 'goods' | 'due' | 'noFees'>;
};

export function CartFigures({ cart, shipping, texts }: CartFiguresProps) {
  const language = useLanguage();
  return (
    <div className="grid gap-2.5">
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-0.5 text-sm">
        <div className="flex gap-2">
          <dt>{texts.lines}</dt>
          <dd className="text-ink">{formatNumber(cart.lines.length, language)}</dd>
        </div>
        <div className="flex justify-end gap-2">
          <dt>{texts.units}</dt>
          <dd className="text-ink">{formatNumber(cart.units, language)}</dd>
        </div>
        <div className="col-span-full grid grid-cols-subgrid">
          <dt>{texts.goods}</dt>
          <dd className="text-end text-ink">{formatDollars(cart.goodsValue, language)}</dd>
        </div>
        <div className="col-span-full mt-1.5 grid grid-cols-subgrid items-baseline border-line border-t pt-2">
          <dt className="font-semibold text-ink">{texts.due}</dt>
          <dd className="wrap-anywhere text-end font-extrabold text-2xl text-ink">
            <output aria-label={texts.due}>{formatDollars(cart.due, language)}</output>
          </dd>
        </div>
      </dl>
      <p className="-mt-2 text-muted text-xs">{texts.noFees}</p>
      <CartShips lines={cart.lines} shipping={shipping} />
    </div>
  );
}
