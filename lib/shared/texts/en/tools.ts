/** Tool cards and the purchase page. */
export const tools = {
  perUnit: 'per unit',
  onRequest: 'On request',
  minimumOrder: 'Minimum order',
  available: 'Available',
  units: '{count} units',
  unit: '1 unit',
  inStock: '{count} in stock',
  lowStock: 'Only {count} left',
  outOfStock: 'Out of stock',
  /** When what is not in stock ships. */
  leadTime: 'Ships in about {count} business days',
  leadTimeOne: 'Ships in about 1 business day',
  buyNow: 'Buy Now',
  addToCart: 'Add to Cart',
  compare: 'Compare',
  quote: 'Request for Quote',
  oneReview: '1 review',
  reviews: '{count} reviews',
  rated: '{rating} of 5 stars',
  imageAlt: '{name}',
};
