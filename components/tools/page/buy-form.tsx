'use client';
import { Minus, Plus } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '#use-language';
import { QuantityInput } from '@/components/forms/quantity-input';
import { AddToList } from '@/components/lists/add-to-list';
import type { Shipping } from '@/components/shipments/goods-ship-text';
import { ShipsOn } from '@/components/shipments/ships-on';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { loadCode } from '@/lib/client/page/load-code';
import { canStep, stepQuantity } from '@/lib/client/page/quantity-stepper';
import { useOwnPrice } from '@/lib/client/prices/use-own-price';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { formatCents, toCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { pricedAt } from '@/lib/shared/prices/own-price';
import { nearestQuantity } from '@/lib/shared/quantity/check-quantity';
import { QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { ToolPrice, type ToolPriceProps } from './tool-price';

export type BuyFormTexts = {
  quantity: string;
  fewer: string;
  more: string;
  sum: string;
  beyondStock: string;
  setTo: string;
  buyNow: string;
  addToCart: string;
  addToList: string;
  quote: string;
};

type BuyFormProps = {
  tool: Pick<Tool, '_id' | 'moq' | 'step' | 'quantity' | 'orderable'> & {
    price: number;
    leadDays: number | undefined;
  };
  shipping: Shipping;
  priceTexts: Pick<ToolPriceProps, 'texts' | 'tableTexts'>;
  texts: BuyFormTexts;
  /** Below the price. */
  facts: ReactNode;
};

/** Whatever is typed, what it costs and when it ships. The rules that only "Add to Cart" needs are loaded with it. */
export function BuyForm({ tool, shipping, priceTexts, texts, facts }: BuyFormProps) {
  const { _id: toolId, moq, step, quantity: available, orderable = available, price, leadDays } = tool;
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState(String(moq));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const asked = useOwnPrice(toolId);
  const rules = { moq, step, available, orderable };
  const read = readUnits(typed, language);
  const units = read !== null && read <= QUANTITY_MAX ? read : null;
  const unitPrice = (units !== null && asked && pricedAt(asked, units).unitPrice) || price;
  const wanted = units === moq ? null : units;
  const purchase = wanted === null ? ROUTES.purchase(toolId) : ROUTES.purchaseOf(toolId, wanted);

  function setUnits(next: number) {
    setTyped(String(next));
    setProblem(null);
  }

  async function add() {
    setBusy(true);
    try {
      const { addRow } = await loadCode(() => import('@/lib/client/cart/add-row'));
      const name = document.getElementById('tool-name')?.textContent?.trim() ?? '';
      setProblem(await addRow({ toolId, name, typed, rules, language }));
    } catch (error) {
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  function stepper(direction: 1 | -1, label: string) {
    return (
      <Button
        variant="outline"
        size="icon"
        aria-label={label}
        aria-controls={id}
        disabled={!canStep(units, direction, rules)}
        onClick={() => setUnits(stepQuantity(units, direction, rules))}
        className="noscript:hidden"
      >
        <Icon node={direction === 1 ? Plus : Minus} />
      </Button>
    );
  }

  return (
    <>
      <ToolPrice toolId={toolId} price={price} quantity={units ?? moq} {...priceTexts} />
      {facts}
      <form
        // Without scripts Enter opens the order with what is typed.
        action={localPath(ROUTES.purchase(toolId), language)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void add();
        }}
        className="buy-form"
      >
        <div>
          <label htmlFor={id}>{texts.quantity}</label>
          <div>
            {stepper(-1, texts.fewer)}
            <QuantityInput
              id={id}
              name="quantity"
              value={typed}
              units={units}
              onStep={(direction) => setUnits(stepQuantity(units, direction, rules))}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(null);
              }}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-problem ${id}-sum` : `${id}-sum`}
              className="text-center"
            />
            {stepper(1, texts.more)}
          </div>
          <p id={`${id}-sum`}>
            {texts.sum}{' '}
            <b>
              {units === null
                ? '–'
                : formatCents(lineCents({ unitPriceCents: toCents(unitPrice), quantity: units }), language)}
            </b>
          </p>
        </div>
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
        {units !== null && units > orderable ? (
          <p role="status">
            {fillText(texts.beyondStock, {
              available: formatNumber(orderable, language),
              count: formatNumber(units, language),
            })}{' '}
            <button type="button" onClick={() => setUnits(nearestQuantity(units, rules) ?? moq)}>
              {fillText(texts.setTo, {
                count: formatNumber(nearestQuantity(units, rules) ?? moq, language),
              })}
            </button>
          </p>
        ) : null}
        <div>
          <ShipsOn lines={[{ quantity: units ?? moq, available, orderable, leadDays }]} shipping={shipping} />
          <AddToList toolId={toolId} quantity={units ?? moq} nameId="tool-name">
            {texts.addToList}
          </AddToList>
        </div>
        <div>
          <LinkButton href={purchase} prefetch={false} size="lg">
            {texts.buyNow}
          </LinkButton>
          <Button
            variant="outline"
            size="lg"
            busy={isBusy}
            onClick={() => void add()}
            aria-describedby="tool-name"
            className="noscript:hidden"
          >
            {texts.addToCart}
          </Button>
        </div>
      </form>
      <LinkButton href={ROUTES.quoteFor(toolId, wanted)} prefetch={false} size="lg" variant="outline">
        {texts.quote}
      </LinkButton>
    </>
  );
}
