'use client';
import { X } from 'lucide';
import { type FocusEvent, memo, useId } from 'react';
import { useLanguage } from '#use-language';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { CheckedRow } from '@/lib/shared/quick-order/quick-order.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type EditedRow, isRowReady } from './list-rows';
import { RowChange, RowWords, SaveNumber, SUGGESTIONS_ID } from './row-notes';
import type { QuickOrderState } from './use-quick-order';

const TONES: Record<CheckedRow['status'], BadgeTone> = {
  ok: 'success',
  adjusted: 'info',
  ambiguous: 'accent',
  unknown: 'danger',
  short: 'danger',
  retired: 'danger',
};

type OrderRowProps = {
  row: EditedRow;
  number: number;
  reason: string;
  /** Empty if it is in stock, or no day is promised. */
  ships: string;
  /** The numbers of the other rows that name the same tool. */
  repeats?: readonly number[] | undefined;
  texts: Texts['quickOrder'];
  onType: (article: string) => void;
  fail: (failure: string | null) => void;
} & Pick<QuickOrderState, 'edit' | 'recheck' | 'choose' | 'remove' | 'accept' | 'saveNumber'>;

export const QuickOrderRow = memo(function QuickOrderRow(props: OrderRowProps) {
  const { row, number, reason, ships, repeats, texts, edit, recheck, choose, remove } = props;
  const id = useId();
  const language = useLanguage();
  const { article, quantity, pasted, checked } = row;
  const { status, name, unitPrice, publicPrice, lineTotal } = checked ?? {};
  // Where only the quantity is ambiguous, there is nothing to choose.
  const hasTool = status === 'ambiguous' && checked?.toolId !== undefined;
  const candidates = hasTool ? [] : (checked?.candidates ?? []);
  const isOpen = !isRowReady(row);
  const reasonId = reason ? `${id}-reason` : undefined;
  const label = fillText(texts.row, { number, text: article || pasted });
  const isUnsearched = checked?.code === 'row-unsearched';
  const isShort = status === 'short';
  // Its article number is right.
  const isOfQuantity = isShort || hasTool || (isOpen && status === 'adjusted');
  const most = isShort ? checked?.quantity : undefined;
  // Beside other rows of its tool it may be that they take all.
  const isAlone = repeats === undefined;
  const count = (value: number) => formatNumber(value, language);
  const lack =
    isShort && checked?.code === 'quantity-above-available' && checked.available !== undefined
      ? fillText(most === undefined && isAlone ? texts.noStock : texts.stock, {
          asked: count(checked.asked?.quantity ?? 0),
          available: count(checked.available),
        })
      : '';

  function onBlur(event: FocusEvent<HTMLLIElement>) {
    if (checked === null && !event.currentTarget.contains(event.relatedTarget)) void recheck(row);
  }

  return (
    <li
      aria-label={label}
      onBlur={onBlur}
      className="grid gap-1.5 border-line border-b py-1.5 text-sm [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]"
    >
      <form
        className="grid grid-cols-[minmax(0,1fr)_5.5rem_2.25rem] items-center gap-x-3 gap-y-1 md:grid-cols-[2rem_minmax(0,12rem)_5.5rem_minmax(0,1fr)_7rem_2.25rem]"
        onSubmit={(event) => {
          event.preventDefault();
          void recheck(row);
        }}
      >
        <span aria-hidden="true" className="figures text-muted text-xs max-md:hidden">
          {number}
        </span>
        <Input
          aria-label={`${texts.columns.article}, ${number}`}
          aria-invalid={isOpen && checked !== null && !isOfQuantity ? true : undefined}
          aria-describedby={reasonId}
          list={SUGGESTIONS_ID}
          value={article}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          look="compact"
          className="font-mono"
          onChange={(event) => {
            edit(row.id, { article: event.target.value });
            props.onType(event.target.value);
          }}
        />
        <Input
          aria-label={`${texts.columns.quantity}, ${number}`}
          aria-invalid={isOfQuantity || undefined}
          aria-describedby={reasonId}
          value={quantity}
          inputMode="numeric"
          maxLength={60}
          autoComplete="off"
          look="compact"
          className="figures text-end"
          onChange={(event) => edit(row.id, { quantity: event.target.value })}
        />
        <div className="grid min-w-0 gap-0.5 max-md:order-last max-md:col-span-3">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={status ? (isOpen && status === 'adjusted' ? 'accent' : TONES[status]) : 'neutral'}>
              {texts.statuses[status ?? 'pending']}
            </Badge>
            {name ? (
              <span className="wrap-anywhere min-w-0 font-semibold text-ink">
                <MeasuredText text={name} />
              </span>
            ) : null}
            <RowChange row={row} repeats={repeats} texts={texts} accept={props.accept} />
          </div>
          {reason ? (
            <p id={reasonId} className="text-ink text-xs">
              {lack || reason}
            </p>
          ) : null}
          {ships ? <p className="figures text-body text-xs">{ships}</p> : null}
          <RowWords row={row} texts={texts} />
          {isOpen && pasted ? (
            <p className="wrap-anywhere text-muted text-xs">
              {fillText(texts.pasted, { text: pasted.trim().replaceAll('\t', ' ⇥ ') })}
            </p>
          ) : null}
        </div>
        <p className="figures grid text-end leading-4 max-md:order-last max-md:col-span-3">
          {lineTotal === undefined || !isRowReady(row) ? null : (
            <>
              <span className="font-semibold text-ink">{formatDollars(lineTotal, language)}</span>
              <span className="text-muted text-xs">
                {formatDollars(unitPrice ?? 0, language)} {texts.each}
              </span>
              {publicPrice === undefined ? null : (
                <span className="text-muted text-xs">
                  {fillText(texts.listPrice, { price: formatDollars(publicPrice, language) })}
                </span>
              )}
            </>
          )}
        </p>
        {/* Submitted by Enter. */}
        <button type="submit" hidden />
        <Button
          variant="outline"
          size="icon"
          className="size-9"
          aria-label={fillText(texts.remove, { number })}
          onClick={({ currentTarget }) => {
            const item = currentTarget.closest('li');
            const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
            neighbour?.querySelector('input')?.focus();
            remove([row.id]);
          }}
        >
          <Icon node={X} className="size-4.5" />
        </Button>
      </form>
      {candidates.length > 0 || isShort || row.suggestedNumber || isUnsearched ? (
        <div className="flex flex-wrap items-center gap-2 pb-1 md:ps-11">
          {isUnsearched ? (
            <Button
              variant="outline"
              size="sm"
              className="min-h-9"
              onClick={({ currentTarget }) => {
                // The button disappears once the row is checked.
                currentTarget.closest('li')?.querySelector('input')?.focus();
                void recheck(row);
              }}
            >
              {texts.suggest}
            </Button>
          ) : null}
          {candidates.length > 1 ? <span className="text-sm">{texts.choose}</span> : null}
          {candidates.map((candidate) => (
            <Button
              key={`${candidate.toolId} ${candidate.quantity}`}
              variant="outline"
              size="sm"
              className="wrap-anywhere h-auto min-h-9 max-w-full shrink whitespace-normal py-1.5 text-start"
              onClick={() => choose(row, candidate)}
            >
              <span className="shrink-0 font-mono">
                {candidate.quantity === undefined ? '' : `${candidate.quantity} × `}
                {candidate.sku}
              </span>
              <span className="min-w-0 font-normal">{candidate.name}</span>
            </Button>
          ))}
          {most === undefined || !checked?.toolId || !checked.sku || !name ? null : (
            <Button
              variant="outline"
              size="sm"
              className="min-h-9"
              onClick={() =>
                choose(row, { toolId: checked.toolId ?? '', sku: checked.sku ?? '', name, quantity: most })
              }
            >
              {fillText(texts.take, { count: most })}
            </Button>
          )}
          {isShort && checked?.toolId ? (
            <Link
              href={ROUTES.quoteFor(checked.toolId, checked.asked?.quantity)}
              className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
            >
              {texts.quote}
            </Link>
          ) : null}
          {row.suggestedNumber && isRowReady(row) ? (
            <SaveNumber {...props} suggestedNumber={row.suggestedNumber} />
          ) : null}
        </div>
      ) : null}
    </li>
  );
});
