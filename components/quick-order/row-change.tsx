import type { MouseEvent } from 'react';
import { useLanguage } from '#use-language';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/controls/button';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { QuantityChange } from '@/lib/shared/quick-order/quick-order.schema';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type EditedRow, isRowReady } from './list-rows';

/** `raised 5 → 20, +$198.00`. */
function changeText(
  { from, to, value }: QuantityChange,
  texts: Texts['quickOrder']['changes'],
  language: Language,
): string {
  const amount = Math.abs(value);
  return fillText(to > from ? texts.raised : texts.lowered, {
    from: formatNumber(from, language),
    to: formatNumber(to, language),
    value: `${value < 0 ? '−' : '+'}${formatDollars(amount, language)}`,
  });
}

/** The button disappears: the next one has the focus, else the heading of the list. */
function moveFocus({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-accept]')];
  const own = currentTarget.dataset.accept;
  const next = all.slice(all.indexOf(currentTarget) + 1).find(({ dataset }) => dataset.accept !== own);
  (next ?? document.getElementById('list-rows'))?.focus({ preventScroll: next === undefined });
}

type RowChangeProps = {
  row: EditedRow;
  repeats: readonly number[] | undefined;
  texts: Texts['quickOrder'];
  accept: (ids: readonly number[]) => void;
};

/** What became of the quantity that was written, and which other rows are added up with it. */
export function RowChange({ row, repeats, texts, accept }: RowChangeProps) {
  const language = useLanguage();
  const change = row.checked?.change;
  const numbers = repeats?.map((number) => formatNumber(number, language)).join(', ') ?? '';
  return (
    <>
      {change ? (
        <span className="figures font-semibold text-ink">
          {repeats ? `${texts.changes.together} ` : ''}
          {changeText(change, texts.changes, language)}
        </span>
      ) : null}
      {repeats ? (
        <Badge tone="accent">
          {fillText(repeats.length === 1 ? texts.repeats.one : texts.repeats.many, { number: numbers })}
        </Badge>
      ) : null}
      {change && !isRowReady(row) ? (
        <Button
          variant="outline"
          size="sm"
          data-accept={row.toolId}
          onClick={(event) => {
            moveFocus(event);
            accept([row.id]);
          }}
        >
          {fillText(texts.changes.accept, { count: formatNumber(change.to, language) })}
        </Button>
      ) : null}
    </>
  );
}
