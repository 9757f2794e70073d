import { formatDollars } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';

/** A text replaces the price of a tool that is sold by quote only. */
export function priceText(
  price: number | undefined,
  language: Language,
  { onRequest }: { onRequest: string },
): string {
  return price === undefined ? onRequest : formatDollars(price, language);
}
