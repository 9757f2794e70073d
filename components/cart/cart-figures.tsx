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
  const figures = [
    [texts.lines, formatNumber(cart.lines.length, language)],
    [texts.units, formatNumber(cart.units, language)],
    [texts.goods, formatDollars(cart.goodsValue, language)],
  ];
  return (
    <>
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        {figures.map(([name, value]) => (
          <div key={name} className="col-span-full grid grid-cols-subgrid">
            <dt>{name}</dt>
            <dd className="text-end text-ink">{value}</dd>
          </div>
        ))}
        <div className="col-span-full grid grid-cols-subgrid items-baseline border-line border-t pt-3">
          <dt className="font-semibold text-ink">{texts.due}</dt>
          <dd className="wrap-anywhere text-end font-extrabold text-2xl text-ink">
            <output aria-label={texts.due}>{formatDollars(cart.due, language)}</output>
          </dd>
        </div>
      </dl>
      <p className="-mt-3 text-muted text-sm">{texts.noFees}</p>
      <CartShips lines={cart.lines} shipping={shipping} />
    </>
  );
}
