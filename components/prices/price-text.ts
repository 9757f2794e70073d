import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** A text replaces the price of a tool that is sold by quote only. */
export function priceText(
  price: number | undefined,
  language: Language,
  { onRequest }: { onRequest: string },
): string {
  return price === undefined ? onRequest : formatDollars(price, language);
}

/** `1 unit`, `2,500 units`. */
export function unitsText(
  count: number,
  texts: Pick<Texts['tools'], 'unit' | 'units'>,
  language: Language,
): string {
  return count === 1 ? texts.unit : fillText(texts.units, { count: formatNumber(count, language) });
}
