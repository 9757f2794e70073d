/** Outside the schemas, because forms use these before schemas are loaded. */

/** `contact`: a message from the contact page; `quote`: a request for quote. */
export type RequestKind = 'contact' | 'quote';

export const CONTACT_TOPICS = ['tools', 'order', 'custom', 'dealer', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const MESSAGE_MAX_LENGTH = 4000;
export const QUOTE_LINES_MAX = 20;

/** A tool of the catalogue, or a description in the note, is required. */
export function hasQuoteContent({ lines, note }: { lines: readonly unknown[]; note?: string | undefined }) {
  return lines.length > 0 || (note ?? '').trim() !== '';
}
