/** What pages and calls alike know of messages and requests for quote, apart from their schemas: forms show it at once. */

/** What a message is about, so that it reaches the right desk. */
export const CONTACT_TOPICS = ['tools', 'order', 'custom', 'dealer', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const MESSAGE_MAX_LENGTH = 4000;
export const QUOTE_LINES_MAX = 20;

/** Whether a request asks for anything: a tool of the catalogue, or something that only the note describes. */
export function asksForSomething({ lines, note }: { lines: readonly unknown[]; note?: string | undefined }) {
  return lines.length > 0 || (note ?? '').trim() !== '';
}
