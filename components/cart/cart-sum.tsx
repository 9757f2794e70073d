'use client';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import type { CartState } from '@/lib/client/cart/cart-state';
import { acceptPrices, changeLines } from '@/lib/client/cart/cart-store';
import type { Cart, CartOperation } from '@/lib/shared/cart/cart.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type CartShipping, CartShips } from './cart-ships';

/** What a shop that charges says of its prices. */
export type PlusText = { plus?: string };

type CartSumProps = {
  cart: Cart;
  changes: CartState['changes'];
  shipping: CartShipping;
  isReadOnly?: boolean | undefined;
  texts: Texts['cart']['sum'] & PlusText;
};

function suggestions({ lines }: Cart): CartOperation[] {
  return lines.flatMap(({ toolId, problems }): CartOperation[] => {
    const fix = problems.find((problem) => problem.fix)?.fix;
    return fix ? [{ op: 'set', toolId, quantity: fix.quantity }] : [];
  });
}

export function showFirstMarked(): void {
  const row = document.querySelector<HTMLElement>('.cart-row:is([data-marked], :has([aria-invalid="true"]))');
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}

export function CartSum({ cart, changes, shipping, isReadOnly, texts }: CartSumProps) {
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const illegal = cart.lines.filter(({ problems }) => problems.length > 0).length;
  const fixes = suggestions(cart);
  return (
    <>
      <CartFigures cart={cart} shipping={shipping} texts={texts} />
      {illegal > 0 ? (
        <Notice tone="warning">
          <p>{illegal === 1 ? texts.problemsOne : fillText(texts.problems, { count: number(illegal) })}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={showFirstMarked}>
              {texts.first}
            </Button>
            {fixes.length > 1 && !isReadOnly ? (
              <Button size="sm" variant="outline" onClick={() => void changeLines(fixes)}>
                {texts.fixAll}
              </Button>
            ) : null}
          </div>
        </Notice>
      ) : null}
      {changes.size > 0 ? (
        <Notice tone="warning">
          <p>
            {changes.size === 1 ? texts.pricesOne : fillText(texts.prices, { count: number(changes.size) })}
          </p>
          <Button size="sm" variant="outline" className="mt-2" onClick={() => acceptPrices()}>
            {texts.acceptAll}
          </Button>
        </Notice>
      ) : null}
    </>
  );
}

type CartFiguresProps = {
  cart: Cart;
  shipping: CartShipping;
  texts: Pick<Texts['cart']['sum'], 'lines' | 'units' | 'goods' | 'due' | 'noFees'> & PlusText;
};

function CartFigures({ cart, shipping, texts }: CartFiguresProps) {
  const language = useLanguage();
  const besides = cart.net ? texts.plus : texts.noFees;
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
        {cart.net ? null : (
          <div className="col-span-full mt-1.5 grid grid-cols-subgrid items-baseline border-line border-t pt-2">
            <dt className="font-semibold text-ink">{texts.due}</dt>
            <dd className="wrap-anywhere text-end font-extrabold text-2xl text-ink">
              <output aria-label={texts.due}>{formatDollars(cart.due, language)}</output>
            </dd>
          </div>
        )}
      </dl>
      {besides ? <p className="-mt-2 text-muted text-xs">{besides}</p> : null}
      <CartShips lines={cart.lines} shipping={shipping} />
    </div>
  );
}
