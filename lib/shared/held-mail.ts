/** What a held mail is about, by what its key begins with. */
const PREFIXES = {
  'order-': 'order',
  'refund-': 'payment',
  'dispute-': 'payment',
  'low-stock': 'stock',
  'newsletter-': 'newsletter',
  'account-': 'account',
  'password-': 'account',
  'reset-password': 'account',
  'verify-email': 'account',
  'contact-': 'request',
  'quote-': 'request',
  digest: 'digest',
} as const;

/** What a mail can be about that a restore set aside. */
export const HELD_MAIL_KINDS = [
  'order',
  'payment',
  'stock',
  'newsletter',
  'account',
  'request',
  'digest',
  'other',
] as const;
export type HeldMailKind = (typeof HELD_MAIL_KINDS)[number];

/** As many as a call decides about. */
export const HELD_MAILS_AT_ONCE = 100;

/** Returns what a mail is about, from its key: `order-paid:0123…`. */
export function heldMailKind(key: string): HeldMailKind {
  const found = Object.entries(PREFIXES).find(([prefix]) => key.startsWith(prefix));
  return found?.[1] ?? 'other';
}

/** Returns the id of the order that a mail is about, from its key; null if it is about none. */
export function orderOfMail(key: string): string | null {
  return /^order-[\w-]+:([0-9a-f]{24})$/.exec(key)?.[1] ?? null;
}
