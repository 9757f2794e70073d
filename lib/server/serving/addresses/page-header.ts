/**
 * Names a request as one for a page to middleware.ts and to the rewrites of next.config.ts, which the framework evaluates by
 * itself. Set by the pipeline over whatever the client sent.
 */
export const PAGE_HEADER = 'x-forgeline-page';

/** How a page is led to: `without-language` below the default one, a `selection` of the catalogue to a page of its own. */
export type PageHeader = 'with-language' | 'without-language' | 'selection';
