'use client';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import {
  percentOffOf,
  priceAtPercentOff,
  readPercentOff,
  sheetSums,
  type TypedLine,
  typedLineCents,
} from '@/lib/client/offers/line-figures';
import { fieldAmount, formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { LineFacts, OfferFormTexts } from './offer-sheet-row';

type SheetSumsProps = {
  lines: readonly TypedLine[];
  /** By tool id. */
  facts: ReadonlyMap<string, LineFacts>;
  texts: OfferFormTexts;
};

/** A percentage for all lines, and what the lines come to. */
export function SheetSums({ lines, facts, texts }: SheetSumsProps) {
  const language = useLanguage();
  const listPriceOf = (toolId: string) => facts.get(toolId)?.listPrice;
  const { cents, units, listCents, discountedCents } = sheetSums(lines, listPriceOf, language);
  const open = lines.filter((line) => typedLineCents(line, language) === null);
  const off = listCents === 0 ? 0 : percentOffOf(discountedCents, listCents);
  const percent = formatNumber(Math.abs(off), language, { decimalsMax: 2 });
  return (
    <div className="figures flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-sunken px-4 py-2.5">
      <DiscountOverAll lines={lines} listPriceOf={listPriceOf} texts={texts} />
      <div className="ms-auto grid justify-items-end">
        <span className="flex items-baseline gap-3">
          <span className="text-sm">
            <span className="font-semibold">{texts.total}</span>{' '}
            <span className="text-muted">
              {fillText(texts.units, { count: formatNumber(units, language) })}
            </span>
          </span>
          <output aria-label={texts.total} className="font-extrabold text-ink text-lg">
            {formatCents(cents, language)}
          </output>
        </span>
        {off === 0 ? null : (
          <span className="text-muted text-sm">
            {fillText(off > 0 ? texts.belowList : texts.aboveList, {
              percent,
              list: formatCents(listCents, language),
            })}
          </span>
        )}
      </div>
      {open.length > 0 ? (
        <span className="wrap-anywhere basis-full text-sm">
          {fillText(texts.without, { tools: open.map(({ toolId }) => facts.get(toolId)?.name).join(', ') })}
        </span>
      ) : null}
    </div>
  );
}

type DiscountProps = Pick<SheetSumsProps, 'lines' | 'texts'> & {
  listPriceOf: (toolId: string) => number | undefined;
};

/** Sets the price of each line from its list price; tools on request keep theirs. */
function DiscountOverAll({ lines, listPriceOf, texts }: DiscountProps) {
  const language = useLanguage();
  const id = useId();
  const { setValue, formState } = useFormContext<{ lines: TypedLine[] }>();
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState<{ text: string; before: readonly TypedLine[] } | null>(null);
  const percent = readPercentOff(typed);
  const isWrong = typed.trim() !== '' && percent === null;

  function write(next: readonly Pick<TypedLine, 'toolId' | 'percent' | 'unitPrice'>[]) {
    const values = new Map(next.map((line) => [line.toolId, line]));
    for (const [index, { toolId }] of lines.entries()) {
      const value = values.get(toolId);
      if (!value) continue;
      setValue(`lines.${index}.percent`, value.percent, { shouldDirty: true });
      setValue(`lines.${index}.unitPrice`, value.unitPrice, { shouldValidate: formState.isSubmitted });
    }
  }

  function apply() {
    if (percent === null) return;
    const listed = lines.flatMap(({ toolId }) => {
      const listPrice = listPriceOf(toolId);
      if (listPrice === undefined) return [];
      const price = priceAtPercentOff(listPrice, percent);
      return [{ toolId, percent: typed.replace(/\s*%\s*$/, ''), unitPrice: fieldAmount(price, language) }];
    });
    write(listed);
    const count = formatNumber(listed.length, language);
    const rest = lines.length - listed.length;
    const text = listed.length === 1 ? texts.discounted.one : fillText(texts.discounted.many, { count });
    const kept = fillText(texts.discounted.kept, { count: formatNumber(rest, language) });
    setDone({ text: rest > 0 ? `${text} ${kept}` : text, before: lines });
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm">
      <label htmlFor={id} className="font-semibold">
        {texts.discountAll}
      </label>
      <span className="flex items-center gap-1.5">
        <span className="w-20">
          <Input
            id={id}
            look="compact"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
            className="text-end"
          />
        </span>
        <Button variant="outline" size="sm" disabled={percent === null} onClick={apply}>
          {texts.applyDiscount}
        </Button>
      </span>
      {isWrong ? (
        <span id={`${id}-error`} className="font-medium text-danger">
          {texts.percentInvalid}
        </span>
      ) : null}
      <span role="status">{done?.text}</span>
      {done ? (
        <Button
          variant="outline"
          size="xs"
          onClick={() => {
            write(done.before);
            setDone(null);
          }}
        >
          {texts.undo}
        </Button>
      ) : null}
    </div>
  );
}
