import { useId } from 'react';
import { useLanguage } from '#use-language';
import { Input } from '@/components/ui/controls/input';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OrderLine } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ChosenUnits } from './part-refund-draft';

type PartRefundTexts = Texts['orderPage']['partRefund'];

type RefundLineProps = {
  line: OrderLine;
  chosen: ChosenUnits | undefined;
  texts: PartRefundTexts;
  onChange: (chosen: ChosenUnits) => void;
};

export function unitsLeftOf({ quantity, refundedQuantity = 0 }: OrderLine): number {
  return quantity - refundedQuantity;
}

/** A line of the order: how many of its units are refunded, and whether they go back on sale. */
export function RefundLine({ line, chosen, texts, onChange }: RefundLineProps) {
  const language = useLanguage();
  const id = useId();
  const units = chosen?.units ?? '';
  const restock = chosen?.restock ?? false;
  const left = unitsLeftOf(line);
  return (
    <li className="grid gap-x-3 gap-y-1 py-1 text-sm [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <span className="flex min-w-0 items-baseline gap-3">
        <span title={line.name} className="truncate font-medium text-ink">
          {line.name}
        </span>
        <span className="shrink-0 font-mono text-muted text-xs">{line.sku}</span>
        <span className="figures ms-auto shrink-0 text-muted">{formatDollars(line.unitPrice, language)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex items-center gap-2">
          <span className="block w-16">
            <Input
              look="compact"
              className="figures text-end"
              inputMode="numeric"
              autoComplete="off"
              value={units}
              placeholder="0"
              aria-label={fillText(texts.unitsOf, { name: line.name })}
              onChange={(event) => onChange({ units: event.target.value, restock })}
            />
          </span>
          <span className="figures min-w-12 whitespace-nowrap text-muted">
            {fillText(texts.ofUnits, { count: formatNumber(left, language) })}
          </span>
        </span>
        <label htmlFor={id} className="flex min-h-9 items-center gap-2">
          <input
            id={id}
            type="checkbox"
            className="size-4.5 accent-ink"
            checked={restock}
            aria-label={fillText(texts.restockOf, { name: line.name })}
            onChange={(event) => onChange({ units, restock: event.target.checked })}
          />
          {texts.restock}
        </label>
      </span>
    </li>
  );
}
