'use client';
import { compactText } from '@forgeline/tool-text/fold-text';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { withoutPrefix } from '@/components/quick-order/article-suggestions';
import { cartNow, changeLines } from '@/lib/client/cart/cart-store';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import type { Written } from '@/lib/shared/cart/written';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { CheckedRow, RowCandidate } from '@/lib/shared/quick-order/quick-order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Shown =
  | { kind: 'none' }
  | { kind: 'added'; text: string }
  | { kind: 'failed'; text: string }
  | Extract<EntryAnswer, { kind: 'question' | 'short' }>;

export type EntryState = {
  busy: boolean;
  shown: Shown;
  /** Returns what the fields are to contain next, and which of them has the focus. */
  add: (article: string, quantity: string) => Promise<{ article: string; quantity: string; focus: Focus }>;
  choose: (candidate: RowCandidate, quantity: string) => ReturnType<EntryState['add']>;
  clear: () => void;
};
type Focus = 'article' | 'quantity';

/** One row as quick order reads it: a number, own number or name with a quantity, or both in one text. */
export function useEntry(texts: Texts['cart']['entry']): EntryState {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Shown>({ kind: 'none' });
  const number = (value: number) => formatNumber(value, language);

  function addedText({ sku = '', quantity = 0, asked }: CheckedRow): string {
    const isAdjusted = asked?.quantity !== undefined && asked.quantity !== quantity;
    return isAdjusted
      ? fillText(texts.adjusted, { sku, asked: number(asked.quantity ?? 0), quantity: number(quantity) })
      : fillText(texts.added, { sku, quantity: number(quantity) });
  }

  async function check(article: string, quantity: string): Promise<Exclude<EntryAnswer, { kind: 'again' }>> {
    const { checkList } = await loadCode(() => import('@/lib/client/lists/check-list'));
    const input = quantity === '' ? { text: article } : { sku: article, quantity };
    const [row] = (await checkList([input])).rows;
    const answer = entryAnswer(row, article);
    if (answer.kind === 'again') return check(answer.sku, quantity);
    const line = cartNow().cart?.lines.find(({ toolId }) => toolId === answer.row.toolId);
    if (answer.kind !== 'taken' || !answer.row.change || !line) return answer;
    // With what the cart has of it, the quantity may be one that can be ordered.
    const [, together] = (await checkList([{ sku: line.sku, quantity: line.quantity }, input])).rows;
    return beside(answer.row, line.quantity, together);
  }

  async function add(article: string, quantity: string): ReturnType<EntryState['add']> {
    const same = { article, quantity };
    if (busy || article === '') return { ...same, focus: 'article' };
    setBusy(true);
    try {
      const answer = await check(article, quantity);
      if (answer.kind === 'taken') {
        const { toolId = '', quantity: units = 0 } = answer.row;
        await changeLines([{ op: 'add', toolId, quantity: units, ...writtenOf(answer.row) }]);
        const { failure } = cartNow();
        setShown(
          failure
            ? { kind: 'failed', text: sentenceOf(failure) }
            : { kind: 'added', text: addedText(answer.row) },
        );
        return failure ? { ...same, focus: 'article' } : { article: '', quantity: '', focus: 'article' };
      }
      setShown(answer);
      return answer.row.code === 'quantity-missing'
        ? { article: answer.row.sku ?? article, quantity, focus: 'quantity' }
        : { ...same, focus: 'article' };
    } catch (error) {
      setShown({ kind: 'failed', text: sentenceOf(error) });
      return { ...same, focus: 'article' };
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    shown,
    add,
    choose: (candidate, quantity) =>
      add(candidate.sku, candidate.quantity === undefined ? quantity : String(candidate.quantity)),
    clear: () => setShown({ kind: 'none' }),
  };
}

/** The result of a row that was typed into a cart. `again`: the number without its prefix names this SKU alone. */
export type EntryAnswer =
  | { kind: 'taken'; row: CheckedRow }
  | { kind: 'again'; sku: string }
  | { kind: 'question'; row: CheckedRow }
  | { kind: 'short'; row: CheckedRow };

const UNKNOWN: CheckedRow = { status: 'unknown' };

export function entryAnswer(row: CheckedRow = UNKNOWN, typed: string): EntryAnswer {
  const { status, toolId, quantity, candidates = [] } = row;
  if ((status === 'ok' || status === 'adjusted') && toolId && quantity !== undefined)
    return { kind: 'taken', row };
  if (status === 'short') return { kind: 'short', row };
  const meant = candidates.filter(({ sku }) => withoutPrefix(sku) === compactText(typed));
  const [only] = meant;
  if (row.code === 'row-near' && only && meant.length === 1) return { kind: 'again', sku: only.sku };
  return { kind: 'question', row };
}

type Answered = Exclude<EntryAnswer, { kind: 'again' }>;

/** A row that was checked with the `inCart` units of its tool: they count for the minimum and the steps. */
export function beside(row: CheckedRow, inCart: number, together: CheckedRow = row): Answered {
  const { status, asked, change } = together;
  if (status === 'short') return { kind: 'short', row: together };
  const units = (change?.to ?? inCart + (asked?.quantity ?? 0)) - inCart;
  return { kind: 'taken', row: units > 0 ? { ...row, quantity: units } : row };
}

/** Kept with the line where it is another quantity. */
export function writtenOf({ asked, quantity }: CheckedRow): { written?: Written } {
  const written = asked?.quantity;
  return written === undefined || written === quantity ? {} : { written: { quantity: written, text: '' } };
}
