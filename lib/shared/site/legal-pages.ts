/** The pages of the shop's terms and duties, in the order of the footer. Each is at `/{page}`. */
export const LEGAL_PAGES = ['terms', 'returns', 'warranty', 'privacy', 'imprint'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** Marks in a text what the shop has to fill in: `[[name of the company]]`. */
const PLACEHOLDER = /\[\[[^\]]*\]\]/;

/** Whether a text still has something to fill in. */
export function hasPlaceholders(markdown: string): boolean {
  return PLACEHOLDER.test(markdown);
}
