/**
 * Replaces the personal data of a closed account in orders, requests and reviews, which remain. Only the e-mail is
 * stored, as a mark; pages show the rest in their own language.
 */
export const CLOSED_ACCOUNT = {
  buyerName: 'Closed account',
  author: 'Former customer',
  email: 'closed@account.invalid',
  removed: 'Removed',
} as const;

export function isOfClosedAccount(email: string): boolean {
  return email === CLOSED_ACCOUNT.email;
}
