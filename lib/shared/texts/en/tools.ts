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
  buyNow: 'Buy Now',
  addToCart: 'Add to Cart',
  compare: 'Compare',
  quote: 'Request for Quote',
  rated: '{rating} of 5 stars',
  imageAlt: '{name}',
};
