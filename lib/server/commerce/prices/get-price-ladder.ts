import 'server-only';
import type { Translations } from '@/lib/shared/messages/messages';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import type { PriceLadder } from '@/lib/shared/prices/price-ladder';
import { withSentence } from '@/lib/shared/prices/receipt-sentence';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import type { Buyer } from './buyer';
import { pricesFor } from './prices-for';
import { receiptResponse } from './receipt.serializer';

/** From the minimum on, a step at each quantity where the price changes; null without a price. */
export async function getPriceLadder(
  buyer: Buyer | null,
  { sku, category, price, moq }: Tool,
  translations: Translations,
  now: Date = new Date(),
): Promise<PriceLadder | null> {
  if (price === undefined) return null;
  const offer = { sku, category, unitPriceCents: toCents(price), moq };
  const { priceOf, tiersOf } = await pricesFor(buyer, now);
  const steps = tiersOf(offer).map(({ from, unitCents }) => {
    const receipt = receiptResponse(priceOf(offer, from), buyer?.reader ?? 'buyer');
    return withSentence({ from, unitPrice: toDollars(unitCents), receipt }, translations);
  });
  const [first, ...rest] = steps;
  if (!first) throw new Error('a table of prices without a row');
  return [first, ...rest];
}
