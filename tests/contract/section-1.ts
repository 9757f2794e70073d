import { statementsOf } from './statement';

/** Product §1: What the product does and for whom. */
export const SECTION_1 = statementsOf(1, {
  'Tools are sold per unit, with a minimum order quantity': [
    ['unit/pages/cards.test.ts', 'a tool card shows price per unit, minimum order and stock'],
    ['unit/server/commerce/orders/order-rules.test.ts', '%i of 10 to 100: %j'],
  ],
  'Visitors browse a landing page, reviews, a portfolio and a blog page': [
    ['e2e/public-pages.spec.ts', 'every public page is readable with scripts off'],
  ],
  'Registered customers buy tools, pay by card and track their orders': [
    [
      'e2e/purchase-journey.spec.ts',
      'a newcomer buys a tool, the admin ships it, and the buyer sees "Shipped"',
    ],
  ],
  'Registered customers cancel unpaid orders': [
    ['e2e/customer-day.spec.ts', 'a buyer cancels an unpaid order and the units go back on sale'],
  ],
  'Registered customers leave reviews and edit their profile': [
    ['e2e/customer-day.spec.ts', 'a review and a profile are saved and shown'],
  ],
  'Admins manage all orders': [
    ['e2e/admin-orders.spec.ts', 'a paid order shows its payment and where it goes, and is shipped'],
    ['e2e/admin-day.spec.ts', 'an admin cancels an unpaid order, at the second attempt'],
  ],
  'Admins manage tools': [
    [
      'e2e/admin-day.spec.ts',
      'an admin adds a product, which shows on the home page at once, and deletes it',
    ],
  ],
  'Admins manage other users’ admin rights': [
    ['e2e/admin-day.spec.ts', 'a verified user becomes an admin, and the role works at once'],
  ],
  'Sign-in works with e-mail and password': [
    ['e2e/purchase-journey.spec.ts', 'a newcomer buys a tool'],
    [
      'api/accounts/accounts.test.ts',
      'distinguishes a wrong password from an unknown account, and accepts the e-mail in any case',
    ],
  ],
  'Sign-in works with Google': [
    ['e2e/sign-in.spec.ts', 'Google signs in and returns to where the visitor was going'],
    ['api/accounts/google-sign-in.test.ts', 'opens an account, verified by Google'],
  ],
  'Accounts are registered': [
    [
      'api/accounts/accounts.test.ts',
      'opens an account, signs it in at once and sends the verification mail',
    ],
  ],
  'E-mail addresses are verified': [
    ['api/accounts/accounts.test.ts', 'works once, and the session reflects it at once'],
  ],
  'The display name can be updated': [
    ['api/accounts/accounts.test.ts', 'changes the display name, in the session too'],
  ],
  'A forgotten password is reset by e-mail': [
    ['e2e/sign-in.spec.ts', 'a forgotten password is reset by mail, once'],
    ['api/accounts/accounts.test.ts', 'is reset by the mailed link, once'],
  ],
  'Card payments create a payment method and confirm with a client secret, with billing name and e-mail': [
    ['unit/client/pay-order.test.ts', 'charges the order with the buyer’s name and e-mail, and records it'],
  ],
  'After sign-in the e-mail is exchanged for an access token': [
    ['unit/client/access-token.test.ts', 'is made from the session and kept under accessToken'],
    ['api/users/users.test.ts', 'turns the session into a token that opens the calls with token'],
  ],
});
