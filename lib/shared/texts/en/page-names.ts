import { ofShop } from '#shop-texts';
/** Names of pages in the shop's boxes, which load these alone. */
export const pageNames = ofShop('en', 'pageNames', {
  home: 'Home',
  tools: 'Tools',
  review: 'Review',
  portfolio: 'Portfolio',
  blog: 'Blog',
  quickOrder: 'Quick Order',
  cart: 'Cart',
  quote: 'Request for Quote',
  contact: 'Contact us',
  login: 'Login',
  register: 'Register',
  inOrders: 'My Orders: “{query}”',
  legal: {
    terms: 'Terms',
    returns: 'Returns',
    warranty: 'Warranty',
    privacy: 'Privacy',
    imprint: 'Imprint',
  },
});
