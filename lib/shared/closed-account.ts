/** What stands in the place of someone who closed their account (orders and reviews stay, the person goes). */
export const CLOSED_ACCOUNT = {
  buyerName: 'Closed account',
  author: 'Former customer',
  email: 'closed@account.invalid',
  removed: 'Removed',
} as const;
