import 'server-only';

/** Where the framework got a page or a picture from: HIT, STALE or MISS; absent on what it makes for each request. */
export const FRAMEWORK_CACHE_HEADER = 'x-nextjs-cache';

export const FROM_FRAMEWORK_CACHE = 'HIT';
