'use client';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/states/notice';
import type { CartState } from '@/lib/client/cart/cart-state';
import { acceptPrices, changeLines } from '@/lib/client/cart/cart-store';
import type { Cart, CartOperation } from '@/lib/shared/cart/cart.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CartFigures } from './cart-figures';
import type { CartShipping } from './cart-ships';

type CartSumProps = {
  cart: Cart;
  changes: CartState['changes'];
  shipping: CartShipping;
  isReadOnly?: boolean | undefined;
  texts: Texts['cart']['sum'];
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
