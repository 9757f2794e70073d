/**
 * Marks a request for a page, for middleware.ts and the rewrites of next.config.ts. The pipeline overwrites what the client
 * sent.
 */
export const PAGE_HEADER = 'x-forgeline-page';

/** The default language of the shop, on every request to the framework: rewrites are made at build, for any shop. */
export const DEFAULT_LANGUAGE_HEADER = 'x-forgeline-language';

/**
 * `without-language`: in the default one. `selection`: the catalogue with parameters, a page of its own.
 * `missing`: an address at which pages of the shop's own could be, and none is.
 */
export type PageHeader = 'with-language' | 'without-language' | 'selection' | 'missing';
