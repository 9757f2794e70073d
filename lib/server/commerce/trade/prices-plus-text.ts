import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { languageOf } from '@/lib/shared/site/languages';
import { type PlusCode, plusCode, pricesPlus } from '@/lib/shared/trade/prices-plus';
import { costsIn } from './costs.serializer';
import { currentTrade } from './current-trade';

const shownPlus = cachePublic('prices-plus', ['trade'], async (): Promise<PlusCode | null> => {
  const { settings } = await currentTrade();
  return (settings && plusCode(pricesPlus(settings))) ?? null;
});

/** Returns what public pages say of prices, `Prices plus shipping`; null where they are all there is to pay. Cached until settings change. */
export async function pricesPlusText(lang: string): Promise<string | null> {
  const code = await shownPlus();
  return code && costsIn(languageOf(lang)).plus[code];
}
