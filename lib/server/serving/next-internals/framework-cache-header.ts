import 'server-only';

export const FRAMEWORK_CACHE_HEADER = 'x-nextjs-cache';

export const FROM_FRAMEWORK_CACHE = 'HIT';
