/** Codes for buyers; each has a sentence (RECEIPT of messages.ts). */
export const RECEIPT_CODES = [
  'public-price',
  'special-price',
  'own-price',
  'tier-price',
  'public-price-lower',
  'quoted-price',
] as const;
export type ReceiptCode = (typeof RECEIPT_CODES)[number];

/** With the codes for admins, whose sentences name the price list. */
export const RECEIPT_MESSAGE_CODES = [
  ...RECEIPT_CODES,
  'list-price',
  'list-tier-price',
  'public-price-below-list',
] as const;
export type ReceiptMessageCode = (typeof RECEIPT_MESSAGE_CODES)[number];
