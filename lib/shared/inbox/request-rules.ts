/** Rules of requests outside their schemas, because forms need them before the schemas are loaded. */

/** `contact`: a message from the contact page; `quote`: a request for quote. */
export type RequestKind = 'contact' | 'quote';

/** What a message is about. */
export const CONTACT_TOPICS = ['tools', 'order', 'custom', 'dealer', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const MESSAGE_MAX_LENGTH = 4000;
export const QUOTE_LINES_MAX = 20;

/** Whether a request for quote asks for anything: a tool of the catalogue, or something that the note describes. */
export function asksForSomething({ lines, note }: { lines: readonly unknown[]; note?: string | undefined }) {
  return lines.length > 0 || (note ?? '').trim() !== '';
}
