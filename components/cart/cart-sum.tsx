'use client';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { acceptPrices, type CartState, changeLines } from '@/lib/client/cart/cart-store';
import { formatDollars } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import type { Cart, CartOperation } from '@/lib/shared/schemas/cart';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type CartShipping, CartShips } from './cart-ships';

type CartSumProps = {
  cart: Cart;
  changes: CartState['changes'];
  shipping: CartShipping;
  texts: Texts['cart']['sum'];
};

/** What sets every line that has a suggestion to it. */
function suggestions({ lines }: Cart): CartOperation[] {
  return lines.flatMap(({ toolId, problems }): CartOperation[] => {
    const fix = problems.find((problem) => problem.fix)?.fix;
    return fix ? [{ op: 'set', toolId, quantity: fix.quantity }] : [];
  });
}

/** Moves the focus to the first line that something is to be decided about. */
export function showFirstMarked(): void {
  const row = document.querySelector<HTMLElement>('.cart-row[data-marked]');
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}

/** The sums of the cart, when it ships, and how many lines keep it from being ordered. */
export function CartSum({ cart, changes, shipping, texts }: CartSumProps) {
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const illegal = cart.lines.filter(({ problems }) => problems.length > 0).length;
  const fixes = suggestions(cart);
  const figures = [
    [texts.lines, number(cart.lines.length)],
    [texts.units, number(cart.units)],
    [texts.goods, formatDollars(cart.goodsValue, language)],
  ];
  return (
    <Panel heading={texts.heading}>
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
      {illegal > 0 ? (
        <Notice tone="warning">
          <p>{illegal === 1 ? texts.problemsOne : fillText(texts.problems, { count: number(illegal) })}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={showFirstMarked}>
              {texts.first}
            </Button>
            {fixes.length > 1 ? (
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
    </Panel>
  );
}
