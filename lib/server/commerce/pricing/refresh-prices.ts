import 'server-only';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';

/** Announces that price lists changed, to this process and every other. Call it after the change is committed. */
export function refreshPrices(): void {
  refreshPublic('prices');
}
