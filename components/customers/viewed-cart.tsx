'use client';
import { useLanguage } from '#use-language';
import { CartFigures } from '@/components/cart/cart-figures';
import { CartLineFacts } from '@/components/cart/cart-line-facts';
import type { CartShipping } from '@/components/cart/cart-ships';
import { LineNotices } from '@/components/cart/line-notices';
import { useLinesShipText } from '@/components/cart/use-lines-ship-text';
import { unitsText } from '@/components/tools/units-text';
import { Panel } from '@/components/ui/panel';
import { Picture } from '@/components/ui/picture';
import { formatDollars } from '@/lib/shared/money';
import { TOOL_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';
import type { Cart } from '@/lib/shared/schemas/cart';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ViewedCartProps = {
  cart: Cart;
  shipping: CartShipping;
  texts: Pick<Texts['cart'], 'lines' | 'sum'> & {
    none: string;
    tools: Pick<Texts['tools'], 'unit' | 'units'>;
  };
};

/** A customer's cart as they see it, at their prices and with what keeps lines from being ordered; nothing of it can be changed. */
export function ViewedCart({ cart, shipping, texts }: ViewedCartProps) {
  const language = useLanguage();
  const shipText = useLinesShipText(cart.lines, shipping);
  if (cart.lines.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <ul aria-label={texts.lines.label} className="border-line border-t">
        {cart.lines.map((line) => (
          <li key={line.toolId} className="cart-row" aria-label={line.name}>
            <Picture src={line.image} fallback={TOOL_PLACEHOLDER} alt="" width={96} height={72} />
            <CartLineFacts line={line} ships={shipText(line)} texts={texts.lines} />
            <div className="cart-row-figures">
              <p className="figures text-body max-sm:ms-0 sm:text-end">
                {unitsText(line.quantity, texts.tools, language)}
              </p>
              <p className="figures text-end font-bold text-ink">
                {line.lineTotal === undefined ? '–' : formatDollars(line.lineTotal, language)}
              </p>
            </div>
            {line.reference ? (
              <p className="cart-row-end wrap-anywhere text-muted text-sm">{line.reference}</p>
            ) : null}
            <LineNotices
              line={line}
              priceChange={undefined}
              wanted={undefined}
              texts={texts.lines}
              isReadOnly
            />
          </li>
        ))}
      </ul>
      <Panel heading={texts.sum.heading}>
        <CartFigures cart={cart} shipping={shipping} texts={texts.sum} />
      </Panel>
    </div>
  );
}
