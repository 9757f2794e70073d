/** The requested path without its language, for the not-found page. Set by middleware.ts. */
export const PAGE_PATH_HEADER = 'x-page-path';
