'use client';
import { Trash2 } from 'lucide';
import { type MouseEvent, memo, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { changeLines, changeWords } from '@/lib/client/cart/cart-store';
import { toastRemoved } from '@/lib/client/cart/toast-change';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { lineWords } from '@/lib/shared/orders/order-notes';
import { cartRules } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/text/fill-text';
import { CartReference, LineName, LinePrice } from './cart-line-facts';
import { CartQuantity } from './cart-quantity';
import { LineNotices, type LineNoticesProps } from './line-notices';
import { LineWordsField } from './line-words-field';

function rulesOf({ moq, step, available, orderable }: CartLine) {
  return moq === undefined || available === undefined ? null : cartRules({ moq, step, available, orderable });
}

/** Moves the focus to the next line, else the previous one: the pressed button disappears. */
function moveFocus({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const row = currentTarget.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? document.querySelector('h1');
  target?.focus();
}

type CartRowProps = LineNoticesProps & {
  /** Undefined where all lines ship together. */
  ships: string | undefined;
  ownNumber?: string | undefined;
  isPicked?: boolean;
  onPick?: (toolId: string, isPicked: boolean) => void;
};

/** Memoized: there may be 500 lines. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { line, priceChange, requested, unsent, ships, ownNumber, isPicked, onPick, isReadOnly, texts } =
    props;
  const language = useLanguage();
  const [isSaying, setSaying] = useState(false);
  const { toolId, name, quantity, lineTotal, available, orderable = 0, reference = '' } = line;
  const isMarked =
    line.problems.length > 0 || priceChange !== undefined || requested !== undefined || unsent !== undefined;
  const pending = unsent?.op === 'set' ? unsent : undefined;
  const inStock = available === undefined ? '' : stockWords(available, line.moq);

  /** Less than the minimum order is out of stock, as everywhere. */
  function stockWords(units: number, moq = 1): string {
    if (units < moq && orderable >= moq) return texts.madeToOrder;
    return units < moq ? texts.outOfStock : fillText(texts.inStock, { count: formatNumber(units, language) });
  }

  function remove(event: MouseEvent<HTMLButtonElement>) {
    moveFocus(event);
    void changeLines([{ op: 'remove', toolId }]);
    toastRemoved(name, () =>
      changeLines([
        {
          op: 'set',
          toolId,
          quantity,
          reference,
          ...lineWords(line),
          ...optionalField('written', line.written),
        },
      ]),
    );
  }

  return (
    <li
      data-marked={isMarked || undefined}
      data-readonly={isReadOnly || undefined}
      tabIndex={-1}
      className="cart-row"
      aria-label={name}
    >
      {isReadOnly ? null : (
        <span className="cart-row-pick">
          <input
            type="checkbox"
            aria-label={fillText(texts.selectName, { name })}
            checked={isPicked ?? false}
            onChange={(event) => onPick?.(toolId, event.currentTarget.checked)}
          />
        </span>
      )}
      <LineName line={line} ownNumber={ownNumber} texts={texts}>
        {isReadOnly || isSaying ? null : (
          <button
            type="button"
            className="-my-1.5 min-h-6 shrink-0 text-[0.6875rem] text-body underline underline-offset-2 hover:text-ink"
            aria-label={fillText(texts.words.editOf, { name })}
            onClick={() => setSaying(true)}
          >
            {texts.words.edit}
          </button>
        )}
      </LineName>
      <div className="cart-row-reference">
        {isReadOnly ? (
          <p className="wrap-anywhere text-muted text-xs">{reference}</p>
        ) : (
          <CartReference
            reference={pending?.reference ?? reference}
            placeholder={texts.reference}
            label={fillText(texts.referenceOf, { name })}
            onChange={(words) => void changeWords(toolId, { reference: words })}
          />
        )}
      </div>
      <LinePrice line={line} texts={texts} />
      <div className="cart-row-count">
        {isReadOnly ? (
          <p className="figures text-body as-sheet:text-end">
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
      </div>
      <p className="cart-row-sum figures">
        {lineTotal === undefined ? '–' : formatDollars(lineTotal, language)}
      </p>
      <p className="cart-row-stock figures">{ships ?? inStock}</p>
      {isReadOnly ? null : (
        <Button
          variant="ghost"
          size="icon"
          className="cart-row-remove"
          data-remove=""
          aria-label={fillText(texts.removeName, { name })}
          onClick={remove}
        >
          <Icon node={Trash2} className="size-4" />
        </Button>
      )}
      <LineWordsField line={line} isOpen={isSaying} texts={texts.words} />
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
