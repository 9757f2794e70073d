/** In the order of the footer. Each is at `/{page}`. */
export const LEGAL_PAGES = ['terms', 'returns', 'warranty', 'privacy', 'imprint'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** Marks what the shop has to fill in: `[[name of the company]]`. */
const PLACEHOLDER = /\[\[[^\]]*\]\]/;

export function hasPlaceholders(markdown: string): boolean {
  return PLACEHOLDER.test(markdown);
}
