'use client';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { goodsOf, goodsShipText, isMadeToOrder, type Shipping } from '@/components/shipments/goods-ship-text';
import { Panel } from '@/components/ui/panel';
import type { CartState } from '@/lib/client/cart/cart-state';
import { useMinute } from '@/lib/client/page/use-minute';
import type { Cart, CartLine } from '@/lib/shared/cart/cart.schema';
import { leadDaysOf } from '@/lib/shared/shipments/ship-day';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CartShipping } from './cart-ships';
import { CartSum } from './cart-sum';
import { CartRow } from './lines/cart-row';
import type { Selection } from './selection-bar';

type CartTableProps = Pick<CartState, 'changes' | 'conflicts' | 'unsent'> & {
  cart: Cart;
  shipping: CartShipping;
  isReadOnly?: boolean;
  texts: Pick<Texts['cart'], 'lines' | 'sum'>;
  /** By tool id, the buyer's own numbers. */
  ownNumbers?: ReadonlyMap<string, string>;
  selection?: Selection;
  /** Shown in place of the columns' names while lines are selected. */
  selectionBar?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
};

function ColumnNames({
  texts,
  isReadOnly,
}: {
  texts: Texts['cart']['lines'];
  isReadOnly: boolean | undefined;
}) {
  const { name, price, quantity, sum, stock } = texts.columns;
  return (
    <>
      <span>{name}</span>
      <span className={isReadOnly ? '' : 'ps-2'}>{texts.reference}</span>
      <span className="text-end">{price}</span>
      <span className={isReadOnly ? 'text-end' : 'text-center'}>{quantity}</span>
      <span className="text-end">{sum}</span>
      <span className="text-end">{stock}</span>
    </>
  );
}

function SelectAll({
  cart,
  selection,
  texts,
}: Pick<CartTableProps, 'cart'> & { selection: Selection; texts: Texts['cart']['lines'] }) {
  const count = selection.lines.length;
  return (
    <label className="flex min-h-6 items-center gap-2 text-muted text-xs">
      <span className="cart-row-pick">
        <input
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < cart.lines.length;
          }}
          type="checkbox"
          aria-label={texts.selectAll}
          checked={count > 0 && count === cart.lines.length}
          onChange={(event) => selection.pickAll(event.currentTarget.checked)}
        />
      </span>
      {count === 0 ? (
        <span aria-hidden="true" className="as-sheet:hidden">
          {texts.selectAll}
        </span>
      ) : null}
    </label>
  );
}

/** The lines of an order, and beside them what it comes to and where it goes: two items of a `cart-grid`. */
export function CartTable(props: CartTableProps) {
  const { cart, changes, conflicts, unsent, shipping, isReadOnly, texts, ownNumbers, selection } = props;
  const { selectionBar, below, children } = props;
  const unsentOf = new Map(unsent.map((operation) => [operation.toolId, operation]));
  const shipText = useLinesShipText(cart.lines, shipping);
  const isSelecting = selection !== undefined && selection.lines.length > 0;
  return (
    <>
      <div className="cart-lines grid gap-3">
        <div className="cart-sheet">
          <div className="cart-bar">
            {selection ? <SelectAll cart={cart} selection={selection} texts={texts.lines} /> : null}
            {isSelecting ? (
              selectionBar
            ) : (
              <div aria-hidden="true" className="cart-head">
                <ColumnNames texts={texts.lines} isReadOnly={isReadOnly} />
              </div>
            )}
          </div>
          <ul aria-label={texts.lines.label}>
            {cart.lines.map((line) => (
              <CartRow
                key={line.toolId}
                line={line}
                ships={shipText(line)}
                ownNumber={ownNumbers?.get(line.toolId)}
                isPicked={selection?.has(line.toolId) ?? false}
                {...(selection ? { onPick: selection.pick } : {})}
                priceChange={changes.get(line.toolId)}
                requested={conflicts.get(line.toolId)?.requested}
                unsent={unsentOf.get(line.toolId)}
                isReadOnly={isReadOnly}
                texts={texts.lines}
              />
            ))}
          </ul>
        </div>
        {below}
      </div>
      <Panel heading={texts.sum.heading} className="sheet-aside [&.grid]:gap-3.5 sm:[&.grid]:p-5">
        <CartSum
          cart={cart}
          changes={changes}
          shipping={shipping}
          isReadOnly={isReadOnly}
          texts={texts.sum}
        />
        {children}
      </Panel>
    </>
  );
}

/** Returns undefined where all lines are in stock. Cached by lead time: 500 lines have few texts. */
function useLinesShipText(
  lines: readonly CartLine[],
  shipping: Shipping,
): (line: CartLine) => string | undefined {
  const language = useLanguage();
  const minute = useMinute();
  const isShort = ({ quantity, available = 0, slug }: CartLine) => slug !== undefined && quantity > available;
  if (minute === null || !lines.some(isShort)) return () => undefined;
  const texts = new Map<number | undefined, string>();
  return (line) => {
    const goods = goodsOf(line);
    if (!goods) return undefined;
    const ships = () => goodsShipText([goods], new Date(minute), shipping, language);
    if (isMadeToOrder(goods)) return ships() || undefined;
    const days = leadDaysOf(goods, shipping.calendar);
    const text = texts.get(days) ?? ships();
    texts.set(days, text);
    return text || undefined;
  };
}
