'use client';
import type { MouseEvent } from 'react';
import { useLanguage } from '#use-language';
import { useToolSearch } from '@/components/search/use-typed-search';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/controls/button';
import { translate } from '@/lib/client/language/translations';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { QuantityChange } from '@/lib/shared/quick-order/quick-order.schema';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type EditedRow, isRowReady } from './list-rows';
import type { QuickOrderState } from './use-quick-order';

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

/** Says how the quantity that was written was changed, and which other rows are added up with it. */
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

type RowWordsProps = { row: EditedRow; texts: Texts['quickOrder'] };

/** What the list says of a row beside tool and quantity. */
export function RowWords({ row, texts }: RowWordsProps) {
  const language = useLanguage();
  const { reference, note, requestedOn, dayFault } = row;
  const day = requestedOn && formatDay(requestedOn, language, 'UTC');
  const words = [
    reference && fillText(texts.reference, { text: reference }),
    note && fillText(texts.note, { text: note }),
    day && fillText(texts.day, { day }),
  ];
  return (
    <>
      {words.map((text) =>
        text ? (
          <p key={text} className="wrap-anywhere text-body text-xs">
            {text}
          </p>
        ) : null,
      )}
      {dayFault ? (
        <p className="font-medium text-danger text-xs">
          {translate({ code: dayFault.code }, dayFault.message)}
        </p>
      ) : null}
    </>
  );
}

type SaveNumberProps = {
  row: EditedRow;
  suggestedNumber: NonNullable<EditedRow['suggestedNumber']>;
  texts: Texts['quickOrder'];
  saveNumber: QuickOrderState['saveNumber'];
  fail: (failure: string | null) => void;
};

/** Stores the number that a signed-in buyer typed for the tool they chose. */
export function SaveNumber({ row, suggestedNumber, texts, saveNumber, fail }: SaveNumberProps) {
  const { user } = useViewer();
  if (!user) return null;

  async function confirm() {
    try {
      await saveNumber(row.id, suggestedNumber);
      toastSuccess(fillText(texts.learned, suggestedNumber));
    } catch (error) {
      fail(sentenceOf(error));
    }
  }

  return (
    <Button
      variant="outline"
      size="sm"
      className="wrap-anywhere h-auto min-h-11 whitespace-normal py-1.5 text-start"
      onClick={() => void confirm()}
    >
      {fillText(texts.learn, suggestedNumber)}
    </Button>
  );
}

export const SUGGESTIONS_ID = 'article-suggestions';
const TYPED_MIN = 2;

export function RowSuggestions({ typed }: { typed: string }) {
  const { response } = useToolSearch(typed.trim().length < TYPED_MIN ? '' : typed);
  return (
    <datalist id={SUGGESTIONS_ID}>
      {response?.results.map(({ _id, sku, name }) => (
        <option key={_id} value={sku}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
