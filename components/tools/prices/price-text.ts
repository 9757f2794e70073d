import { formatDollars } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';

/** Returns a tool's price as people read it, or the text in its place for a tool that is sold by quote only. */
export function priceText(
  price: number | undefined,
  language: Language,
  { onRequest }: { onRequest: string },
): string {
  return price === undefined ? onRequest : formatDollars(price, language);
}
