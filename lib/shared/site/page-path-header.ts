/** Names the path that was asked for, without its language, to the page of paths that no page has. Set by middleware.ts. */
export const PAGE_PATH_HEADER = 'x-page-path';
