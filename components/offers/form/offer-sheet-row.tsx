// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
'use client';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Icon } from '@/components/ui/icon';
import { MeasuredText } from '@/components/ui/measured-text';
import {
  percentOffOf,
  priceAtPercentOff,
  readPercentOff,
  readPrice,
  type TypedLine,
  typedLineCents,
} from '@/lib/client/offers/line-figures';
import { formatDay } from '@/lib/shared/dates/dates';
import { fieldAmount, formatCents, formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { readUnits } from '@/lib/shared/numbers/read-count';
import type { DraftLine } from '@/lib/shared/offers/offer-draft';
import type { PaidLast } from '@/lib/shared/offers/paid-last.schema';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type OfferFormTexts = Texts['offers']['form'];
export type LineFacts = Pick<DraftLine, 'name' | 'sku' | 'listPrice' | 'available' | 'asked'>;

type OfferSheetRowProps = {
  index: number;
  facts: LineFacts;
  paidLast: PaidLast | undefined;
  onRemove: (index: number) => void;
  texts: OfferFormTexts;
};

/** `8`, `-2.5`, as a field of the language shows it; empty for a tool on request. */
export function fieldPercent(
  price: number | null,
  listPrice: number | undefined,
  language: Language,
): string {
  if (price === null || listPrice === undefined) return '';
  return formatNumber(percentOffOf(price, listPrice), language, { decimalsMax: 2 });
}

function Facts({ facts: { sku, available, asked }, units, texts }: RowTexts & { units: number | null }) {
  const language = useLanguage();
  const isShort = available !== undefined && units !== null && units > available;
  const count = available === undefined ? '' : formatNumber(available, language);
  const wish =
    asked &&
    [formatNumber(asked.quantity, language), asked.unitPrice && formatDollars(asked.unitPrice, language)]
      .filter(Boolean)
      .join(' × ');
  return (
    <small className="figures">
      {sku}
      {available === undefined ? null : (
        <>
          {' · '}
          <span className={clsx(isShort && 'font-semibold text-danger')}>
            {fillText(isShort ? texts.onlyAvailable : texts.available, { count })}
          </span>
        </>
      )}
      {wish ? ` · ${fillText(texts.asked, { wish })}` : null}
    </small>
  );
}

type RowTexts = { facts: LineFacts; texts: OfferFormTexts };

/** A row of the sheet: percentage and price follow each other, and the price counts. */
export function OfferSheetRow({ index, facts, paidLast, onRemove, texts }: OfferSheetRowProps) {
  const language = useLanguage();
  const noteId = useId();
  const { register, getFieldState, setValue, formState, control } = useFormContext<{ lines: TypedLine[] }>();
  const { name, listPrice } = facts;
  const typed = useWatch({ control, name: `lines.${index}` });
  const units = readUnits(typed?.quantity ?? '', language);
  const cents = typed ? typedLineCents(typed, language) : null;
  const isPercentWrong = Boolean(typed?.percent.trim()) && readPercentOff(typed.percent) === null;
  const errorOf = (field: keyof TypedLine) => getFieldState(`lines.${index}.${field}`, formState).error;
  const error = (['toolId', 'quantity', 'unitPrice', 'leadDays'] as const)
    .map((field) => errorOf(field)?.message)
    .find(Boolean);
  const note = error ?? (isPercentWrong ? texts.percentInvalid : undefined);

  function setPrice(price: number) {
    setValue(`lines.${index}.unitPrice`, fieldAmount(price, language), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }
  const setPercent = (price: number | null) =>
    setValue(`lines.${index}.percent`, fieldPercent(price, listPrice, language));

  const cell = (field: 'quantity' | 'percent' | 'unitPrice' | 'leadDays', label: string) => ({
    'data-column': field,
    'aria-label': fillText(label, { name }),
    'aria-invalid': errorOf(field) || (field === 'percent' && isPercentWrong) ? true : undefined,
    'aria-describedby': note ? noteId : undefined,
    autoComplete: 'off',
    inputMode: field === 'quantity' || field === 'leadDays' ? ('numeric' as const) : ('decimal' as const),
    onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
    className: 'figures text-end',
  });
  const percent = register(`lines.${index}.percent`, {
    onChange({ target: { value } }) {
      const read = readPercentOff(value);
      if (read !== null && listPrice !== undefined) setPrice(priceAtPercentOff(listPrice, read));
    },
  });
  const unitPrice = register(`lines.${index}.unitPrice`, {
    onChange: ({ target: { value } }) => setPercent(readPrice(value)),
  });
  const { columns } = texts;

  return (
    <tr role="row" data-line={index + 1} data-first>
      <th role="rowheader" scope="row" data-cell="tool">
        <span className="wrap-anywhere font-semibold text-ink">
          <MeasuredText text={name} />
        </span>
        <Facts facts={facts} units={units} texts={texts} />
        {note ? (
          <span id={noteId} data-note="problem">
            {note}
          </span>
        ) : null}
      </th>
      <td role="cell" data-cell="listPrice" className="figures">
        <Label>{columns.listPrice}</Label>
        {listPrice === undefined ? texts.onRequest : formatDollars(listPrice, language)}
      </td>
      <td role="cell" data-cell="paidLast" className="figures">
        <Label>{columns.paidLast}</Label>
        {paidLast ? (
          <PaidLastCell
            paid={paidLast}
            label={fillText(texts.usePaid, {
              name,
              price: formatDollars(paidLast.unitPrice, language),
              number: paidLast.number,
            })}
            onUse={() => {
              setPrice(paidLast.unitPrice);
              setPercent(paidLast.unitPrice);
            }}
          />
        ) : (
          '–'
        )}
      </td>
      <td role="cell" data-cell="quantity">
        <Label>{columns.quantity}</Label>
        <input {...cell('quantity', texts.quantityOf)} {...register(`lines.${index}.quantity`)} />
      </td>
      <td role="cell" data-cell="percent">
        <Label>{columns.percent}</Label>
        {listPrice === undefined ? (
          <span className="figures block px-2 text-end text-muted">–</span>
        ) : (
          <input {...cell('percent', texts.percentOf)} {...percent} />
        )}
      </td>
      <td role="cell" data-cell="unitPrice">
        <Label>{columns.unitPrice}</Label>
        <input {...cell('unitPrice', texts.priceOf)} {...unitPrice} />
      </td>
      <td role="cell" data-cell="leadDays">
        <Label>{columns.leadDays}</Label>
        <input {...cell('leadDays', texts.leadDaysOf)} {...register(`lines.${index}.leadDays`)} />
      </td>
      <td role="cell" data-cell="sum" className="figures">
        <Label>{columns.sum}</Label>
        <output aria-label={fillText(texts.lineSumOf, { name })} className="font-semibold text-ink">
          {cents === null ? '–' : formatCents(cents, language)}
        </output>
      </td>
      <td role="cell" data-cell="actions">
        <button
          type="button"
          data-column="remove"
          aria-label={fillText(texts.removeOf, { name })}
          title={fillText(texts.removeOf, { name })}
          onClick={() => onRemove(index)}
        >
          <Icon node={Trash2} className="size-4" />
        </button>
      </td>
    </tr>
  );
}

/** Above a cell of a card; fields and figures have names of their own. */
function Label({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" data-label className="block font-medium text-muted text-xs md:hidden">
      {children}
    </span>
  );
}

type PaidLastCellProps = { paid: PaidLast; label: string; onUse: () => void };

function PaidLastCell({ paid: { unitPrice, number, at }, label, onUse }: PaidLastCellProps) {
  const language = useLanguage();
  const day = formatDay(at, language, useTimeZone());
  return (
    <button
      type="button"
      data-column="paidLast"
      title={`${label} · ${number}, ${day}`}
      className="figures"
      onClick={onUse}
    >
      <span className="text-ink underline decoration-line underline-offset-4">
        {formatDollars(unitPrice, language)}
      </span>
      <small>{day}</small>
      <span className="sr-only">{label}</span>
    </button>
  );
}
