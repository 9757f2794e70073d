import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import type { BulkChange, BulkHistory } from '@/lib/shared/stock/bulk-edit.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type BulkShown, bulkValueText } from './bulk/bulk-value-text';

type Counted = { one: string; many: string };
type Sentence = keyof Texts['bulkChanges']['sentences'];
type Shown = BulkShown & { own: Texts['bulkChanges'] };

export function countedText({ one, many }: Counted, count: number, language: Language): string {
  return count === 1 ? one : fillText(many, { count: formatNumber(count, language) });
}

function withSign(value: number, text: (size: number) => string): string {
  return `${value < 0 ? '\u2212' : '+'}${text(Math.abs(value))}`;
}

function askedOf(change: BulkChange, shown: Shown): { sentence: Sentence; value: string } {
  const { language } = shown;
  if (!('price' in change)) {
    const [sentence] = Object.keys(change) as [Exclude<Sentence, 'percent' | 'amount'>];
    return { sentence, value: bulkValueText(change, shown) };
  }
  const { price } = change;
  if ('to' in price) return { sentence: 'price', value: formatDollars(price.to, language) };
  if ('amount' in price)
    return { sentence: 'amount', value: withSign(price.amount, (size) => formatDollars(size, language)) };
  const percent = (size: number) => `${formatNumber(size, language, { decimalsMax: 2 })}\u00a0%`;
  return { sentence: 'percent', value: withSign(price.percent, percent) };
}

/** `Price of 3 tools changed by +5 %`. Pure. */
export function changeSentence({ change, field, changed }: BulkHistory, shown: Shown): string {
  const { own, language } = shown;
  const tools = countedText(own.tools, changed, language);
  if (change) {
    const { sentence, value } = askedOf(change, shown);
    return fillText(own.sentences[sentence], { tools, value });
  }
  // Of a change from before what was asked for was stored.
  return fillText(own.sentences[field === 'price' ? 'somePrice' : field], { tools, value: '…' });
}
