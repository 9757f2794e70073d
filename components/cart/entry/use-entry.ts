'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { cartNow, changeLines } from '@/lib/client/cart/cart-store';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { CheckedRow, RowCandidate } from '@/lib/shared/quick-order/quick-order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { beside, type EntryAnswer, entryAnswer, writtenOf } from './entry-answer';

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
    const { checkList } = await loadCode(() => import('@/lib/client/quick-order/check-list'));
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
