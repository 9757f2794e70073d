import 'server-only';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { markPriceListsChanged } from './current-price-lists';

/** Lets this process and every other know that price lists changed. Call it after the change is committed. */
export function refreshPrices(): void {
  markPriceListsChanged();
  refreshPublic('prices');
}
