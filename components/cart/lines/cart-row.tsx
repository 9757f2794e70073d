'use client';
import { Trash2 } from 'lucide';
import { type MouseEvent, memo } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { changeLines, changeReference } from '@/lib/client/cart/cart-store';
import { toastChange } from '@/lib/client/cart/toast-change';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { cartRules } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/texts/fill-text';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { CartLineFacts, type CartLineFactsProps } from './cart-line-facts';
import { CartQuantity } from './cart-quantity';
import { CartReference } from './cart-reference';
import { LineNotices, type LineNoticesProps } from './line-notices';

function rulesOf({ moq, step, available }: CartLine) {
  return moq === undefined || available === undefined ? null : cartRules({ moq, step, available });
}

/** Moves the focus to the next line, else the previous one: the pressed button disappears. */
function moveFocus({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const row = currentTarget.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? document.querySelector('h1');
  target?.focus();
}

type CartRowProps = LineNoticesProps & Pick<CartLineFactsProps, 'ships'>;

/** Memoized: there may be 500 lines. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { line, priceChange, requested, unsent, ships, isReadOnly, texts } = props;
  const language = useLanguage();
  const { toolId, name, image, quantity, lineTotal, reference = '' } = line;
  const isMarked =
    line.problems.length > 0 || priceChange !== undefined || requested !== undefined || unsent !== undefined;
  const pending = unsent?.op === 'set' ? unsent : undefined;

  function remove(event: MouseEvent<HTMLButtonElement>) {
    moveFocus(event);
    void changeLines([{ op: 'remove', toolId }]);
    toastChange('cart-removed', name, () => changeLines([{ op: 'set', toolId, quantity, reference }]));
  }

  return (
    <li data-marked={isMarked || undefined} tabIndex={-1} className="cart-row" aria-label={name}>
      <Picture src={image} fallback={TOOL_PLACEHOLDER} alt="" width={96} height={72} />
      <CartLineFacts line={line} ships={ships} isReadOnly={isReadOnly} texts={texts} />
      <div className="cart-row-figures">
        {isReadOnly ? (
          <p className="figures text-body max-sm:ms-0 sm:text-end">
            <span className="sr-only">{fillText(texts.quantity, { name })}</span>{' '}
            {formatNumber(quantity, language)}
          </p>
        ) : (
          <CartQuantity
            quantity={pending?.quantity ?? quantity}
            rules={rulesOf(line)}
            labels={{
              quantity: fillText(texts.quantity, { name }),
              fewer: fillText(texts.fewer, { name }),
              more: fillText(texts.more, { name }),
              invalid: texts.invalid,
            }}
            onChange={(units) => changeLines([{ op: 'set', toolId, quantity: units }])}
          />
        )}
        <p className="figures text-end font-bold text-ink">
          {lineTotal === undefined ? '–' : formatDollars(lineTotal, language)}
        </p>
      </div>
      {isReadOnly && reference ? (
        <p className="cart-row-end wrap-anywhere text-muted text-sm">{reference}</p>
      ) : null}
      {isReadOnly ? null : (
        <div className="cart-row-end">
          <CartReference
            reference={pending?.reference ?? reference}
            placeholder={texts.reference}
            label={fillText(texts.referenceOf, { name })}
            onChange={(words) => void changeReference(toolId, words)}
          />
          <Button
            variant="ghost"
            size="sm"
            data-remove=""
            aria-label={fillText(texts.removeName, { name })}
            onClick={remove}
          >
            <Icon node={Trash2} className="size-4" />
            {texts.remove}
          </Button>
        </div>
      )}
      <LineNotices
        line={line}
        priceChange={priceChange}
        requested={requested}
        unsent={unsent}
        texts={texts}
        isReadOnly={isReadOnly}
      />
    </li>
  );
});
