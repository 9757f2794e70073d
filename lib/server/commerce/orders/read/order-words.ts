import { poKeyOf } from '@/lib/server/commerce/orders/order-number';
import { gappedPattern, typedPattern, wordPatterns } from '@/lib/server/platform/word-patterns';

/** A search word as typed, as a pattern that ignores the separators of SKUs, and in the form of `poKeyOf`. */
export type OrderWord = { typed: RegExp; sku: RegExp; poKey: RegExp };

const SKU_GAP = '[^A-Za-z0-9]*';

export function orderWords(query: string | undefined): OrderWord[] {
  const skus = wordPatterns(query, (word) => gappedPattern(word, SKU_GAP));
  const poKeys = wordPatterns(query, (word) => typedPattern(poKeyOf(word)));
  return wordPatterns(query).map((typed, index) => ({
    typed,
    sku: skus[index] ?? typed,
    poKey: poKeys[index] ?? typed,
  }));
}
