import 'server-only';

/** Says to the pipeline that a response was made before; no response leaves with it. */
export const FROM_CACHE_HEADER = 'x-forgeline-cache';

/** The header of a response that was kept, or none for one made now. */
export function fromCacheHeader(wasKept: boolean): Record<string, string> {
  return wasKept ? { [FROM_CACHE_HEADER]: 'HIT' } : {};
}
