import 'server-only';

/** What public pages and cached reads are built from. */
export const PAGE_TAGS = ['tools', 'reviews', 'prices', 'legal-pages'] as const;

export type PageTag = (typeof PAGE_TAGS)[number];

/** What a change refreshes. A tool's own tag tells instances which one to read again; no page has it. */
export type PublicTag = PageTag | `tool:${string}`;
