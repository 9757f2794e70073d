import 'server-only';

export const FROM_CACHE_HEADER = 'x-forgeline-cache';

export function fromCacheHeader(wasCached: boolean): Record<string, string> {
  return wasCached ? { [FROM_CACHE_HEADER]: 'HIT' } : {};
}
