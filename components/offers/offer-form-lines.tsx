'use client';
import { CircleAlert } from 'lucide';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { ToolPicker } from '@/components/search/tool-picker';
import { Icon } from '@/components/ui/icon';
import { fieldAmount, formatCents, isPositiveCents, toCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { readAmount } from '@/lib/shared/numbers/read-amount';
import { readUnits } from '@/lib/shared/numbers/read-count';
import type { DraftLine } from '@/lib/shared/offers/offer-draft';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { OFFER_LINE_COLUMNS, OfferFormLine, type OfferFormTexts } from './offer-form-line';

type TypedLine = { toolId: string; quantity: string; unitPrice: string };

/** Returns the amount of a line that is complete; null for another. */
function centsOf({ quantity, unitPrice }: TypedLine, language: Language): number | null {
  const units = readUnits(quantity, language);
  const price = readAmount(unitPrice);
  if (units === null || 'problem' in price || !isPositiveCents(price.value)) return null;
  return lineCents({ quantity: units, unitPriceCents: toCents(price.value) });
}

type OfferFormLinesProps = {
  lines: readonly DraftLine[];
  texts: OfferFormTexts;
  pickerTexts: Texts['quotes']['lines'];
  required: string;
};

export function OfferFormLines({ lines, texts, pickerTexts, required }: OfferFormLinesProps) {
  const language = useLanguage();
  const { control, formState } = useFormContext<{ lines: TypedLine[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const typed = useWatch({ control, name: 'lines' }) ?? [];
  const [facts, setFacts] = useState(() => new Map(lines.map((line) => [line.toolId, line])));
  const picker = useRef<HTMLDivElement>(null);
  const cents = typed.map((line) => centsOf(line, language));
  const sum = cents.reduce<number>((total, each) => total + (each ?? 0), 0);
  const open = typed.filter((_, index) => cents[index] === null);
  const units = typed.reduce((total, { quantity }) => total + (readUnits(quantity, language) ?? 0), 0);
  const isNothing = formState.submitCount > 0 && fields.length === 0;

  function add({ _id: toolId, name, sku, image, price, moq, quantity: available }: SearchHit) {
    if (fields.some((field) => field.toolId === toolId)) return;
    const listPrice = price === undefined ? {} : { listPrice: price };
    setFacts((known) =>
      new Map(known).set(toolId, { ...{ toolId, name, sku, image, available }, quantity: moq, ...listPrice }),
    );
    append(
      { toolId, quantity: String(moq), unitPrice: price === undefined ? '' : fieldAmount(price, language) },
      { focusName: `lines.${fields.length}.quantity` },
    );
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-bold text-base text-ink">{texts.tools}</legend>
      {fields.length > 0 ? (
        <>
          <div
            aria-hidden="true"
            className={`grid border-line border-b pb-1.5 font-medium text-muted text-xs max-sm:hidden ${OFFER_LINE_COLUMNS}`}
          >
            <span>{texts.tool}</span>
            <span className="text-end">{texts.quantity}</span>
            <span className="text-end">{texts.price}</span>
            <span className="text-end">{texts.lineSum}</span>
          </div>
          <ul className="max-sm:border-line max-sm:border-t sm:-mt-3">
            {fields.map(({ id, toolId }, index) => {
              const shown = facts.get(toolId);
              return shown ? (
                <OfferFormLine
                  key={id}
                  index={index}
                  facts={shown}
                  cents={cents[index] ?? null}
                  texts={texts}
                  onRemove={() => {
                    remove(index);
                    // The focused button was removed with its line.
                    picker.current?.querySelector('input')?.focus();
                  }}
                />
              ) : null;
            })}
          </ul>
        </>
      ) : null}
      <div ref={picker}>
        <ToolPicker
          texts={{ ...pickerTexts, add: texts.add, addHint: texts.addHint }}
          listed={fields.map(({ toolId }) => toolId)}
          onPick={add}
        />
      </div>
      <div role="alert" className="empty:hidden">
        {isNothing ? (
          <p className="flex items-start gap-1.5 font-medium text-danger text-sm">
            <Icon node={CircleAlert} className="mt-0.5 size-4 shrink-0" />
            {required}
          </p>
        ) : null}
      </div>
      {fields.length > 0 ? (
        <div className="figures flex flex-wrap items-baseline justify-between gap-x-3 rounded-md bg-sunken px-4 py-2.5">
          <span className="text-sm">
            <span className="font-semibold">{texts.total}</span>{' '}
            <span className="text-muted">
              {fillText(texts.units, { count: formatNumber(units, language) })}
            </span>
          </span>
          <output aria-label={texts.total} className="font-extrabold text-ink text-lg">
            {formatCents(sum, language)}
          </output>
          {open.length > 0 ? (
            <span className="wrap-anywhere basis-full text-sm">
              {fillText(texts.without, {
                tools: open.map(({ toolId }) => facts.get(toolId)?.name).join(', '),
              })}
            </span>
          ) : null}
        </div>
      ) : null}
    </fieldset>
  );
}
