/** Outcomes of lines that join a cart. In their own file, since few pages need them. */
export const OUTCOME = {
  'line-added': 'Added to your cart',
  'line-added-unorderable': 'Added to your cart, but it cannot be ordered at the moment',
  'line-adjusted': '{quantity} in your cart instead of {wanted}, the nearest quantity that can be ordered',
  'line-replaced': 'Replaced by {sku}, its successor',
  'line-not-on-sale': 'Not added: it is not on sale any more',
  'line-without-room': 'Not added: a cart holds at most 500 tools',
} as const;
