import 'server-only';

/** Marks a cached response for the pipeline, which removes the header. */
export const FROM_CACHE_HEADER = 'x-forgeline-cache';

export function fromCacheHeader(wasCached: boolean): Record<string, string> {
  return wasCached ? { [FROM_CACHE_HEADER]: 'HIT' } : {};
}
