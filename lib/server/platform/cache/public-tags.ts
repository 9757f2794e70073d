import 'server-only';

export type PageTag =
  | 'tools'
  | 'categories'
  | 'reviews'
  | 'prices'
  | 'legal-pages'
  | 'catalogue-words'
  | 'search-words';

/** What a change refreshes. The tag of a tool is for the copies of the catalogue that instances have; no page has it. */
export type PublicTag = PageTag | `tool:${string}`;
