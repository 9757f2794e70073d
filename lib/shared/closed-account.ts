/** What replaces the personal data of a closed account in orders, requests and reviews, which stay. */
export const CLOSED_ACCOUNT = {
  buyerName: 'Closed account',
  author: 'Former customer',
  email: 'closed@account.invalid',
  removed: 'Removed',
} as const;
