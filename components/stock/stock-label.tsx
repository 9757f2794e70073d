import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type StockTexts = Pick<Texts['tools'], 'outOfStock' | 'madeToOrder' | 'lowStock' | 'inStock'>;

type Stock = { moq: number; quantity: number; orderable?: number | undefined; texts: StockTexts };

/** In minimum orders. */
const LOW_STOCK_MINIMUM_ORDERS = 3;

/** Text and class of the coloured dot. Less than the minimum order is out of stock, or made to order. */
export function stockText({ moq, quantity, orderable = quantity, texts }: Stock, language: Language) {
  const count = formatNumber(quantity, language);
  if (quantity < moq && orderable >= moq)
    return { className: 'stock stock-low', children: texts.madeToOrder };
  if (quantity < moq) return { className: 'stock stock-out', children: texts.outOfStock };
  if (quantity < moq * LOW_STOCK_MINIMUM_ORDERS)
    return { className: 'stock stock-low', children: fillText(texts.lowStock, { count }) };
  return { className: 'stock', children: fillText(texts.inStock, { count }) };
}

export function StockLabel(stock: Stock) {
  return <span {...stockText(stock, useLanguage())} />;
}
