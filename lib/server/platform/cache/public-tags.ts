import 'server-only';

/** What public pages and cached reads are built from. */
export type PageTag = 'tools' | 'categories' | 'reviews' | 'prices' | 'legal-pages';

/** What a change refreshes. A tool's own tag tells instances which one to read again; no page has it. */
export type PublicTag = PageTag | `tool:${string}`;
