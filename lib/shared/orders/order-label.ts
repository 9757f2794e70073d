import { formatNumber } from '../numbers/numbers';
import type { Language } from '../site/languages';
import { fillText } from '../text/fill-text';

type Named = {
  texts: Readonly<Record<'andMore' | 'goods' | 'goodsOfSeveral', string>>;
  language: Language;
};

/** "Hammer and 4 more". */
export function orderLabel(firstTool: string, lineCount: number, { texts, language }: Named): string {
  if (lineCount <= 1) return firstTool;
  return fillText(texts.andMore, { tool: firstTool, count: formatNumber(lineCount - 1, language) });
}

/** "12 × Hammer", or "62 units of 5 tools". */
export function goodsLabel(
  order: { toolName: string; orderQuantity: number; lineCount: number },
  { texts, language }: Named,
): string {
  const quantity = formatNumber(order.orderQuantity, language);
  if (order.lineCount <= 1) return fillText(texts.goods, { quantity, tool: order.toolName });
  return fillText(texts.goodsOfSeveral, { quantity, count: formatNumber(order.lineCount, language) });
}

/** "12 × Hammer", or "Hammer and 4 more". */
export function contentsLabel(of: Parameters<typeof goodsLabel>[0], named: Named): string {
  return of.lineCount <= 1 ? goodsLabel(of, named) : orderLabel(of.toolName, of.lineCount, named);
}

/** `PO: 45-1234`; a number that says itself what it is, such as `PO-1234`, stands alone. */
export function poNumberText(text: string, number: string): string {
  return /\bPO\b/.test(text) && /^po(?![a-z])/i.test(number) ? number : fillText(text, { number });
}
