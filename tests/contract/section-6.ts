import { statementsOf } from './statement';

/** Product §6: Roles and permissions. */
export const SECTION_6 = statementsOf(6, {
  'A visitor may see home, review, portfolio, blog, login and register': [
    ['e2e/public-pages.spec.ts', 'every public page loads without a console error or a failed request'],
  ],
  'A customer may purchase': [
    ['api/orders/place-order.test.ts', 'reserves the units, with a ledger line, an unpaid order and a mail'],
  ],
  'A customer sees their own orders': [
    ['api/orders/read-orders.test.ts', 'lists the caller’s own orders, without cancelled and expired ones'],
    ['api/orders/read-orders.test.ts', 'is for that user or an admin, by token only'],
  ],
  'A customer pays': [
    [
      'api/payments/record-payment.test.ts',
      'marks the order paid, with its transaction, timeline and one receipt',
    ],
  ],
  'A customer cancels own unpaid orders': [
    [
      'api/orders/order-states.test.ts',
      'releases the units once, keeps the order as cancelled, and sends a mail',
    ],
    ['api/orders/order-states.test.ts', 'is for the buyer only, by token'],
  ],
  'A customer adds a review': [
    ['api/reviews/reviews.test.ts', 'accepts 250 letters and a rating as a form sends it'],
    ['api/reviews/reviews.test.ts', 'is refused to visitors, for other people, and from other sites'],
  ],
  'A customer edits the own profile': [
    ['api/users/users.test.ts', 'stores the fields that were sent and keeps the others'],
    ['api/users/users.test.ts', 'is for the owner only, not for admins, and from the store’s own pages'],
  ],
  'Admins are told by an admin check on the user’s e-mail': [
    ['api/users/users.test.ts', 'returns it to that user, and to admins'],
  ],
  'Admins view all orders': [
    ['api/orders/read-orders.test.ts', 'lists everyone’s orders, newest first, with the total'],
    ['api/orders/read-orders.test.ts', 'is for admins only'],
  ],
  'Admins mark orders shipped': [
    ['api/orders/order-states.test.ts', 'ships a paid order once'],
    ['api/orders/order-states.test.ts', 'is for admins only'],
  ],
  'Admins cancel unpaid orders': [
    ['api/orders/order-states.test.ts', 'lets an admin cancel anyone’s unpaid order'],
  ],
  'Admins add and delete tools': [
    ['api/tools/tools.test.ts', 'adds a tool with its first ledger line'],
    ['api/tools/tools.test.ts', 'deletes once; after that it is 404'],
    ['api/tools/tools.test.ts', 'is for admins only'],
  ],
  'Admins list users': [
    ['api/users/users.test.ts', 'lists users with e-mail and role for admins, with nothing secret'],
    ['api/users/users.test.ts', 'is for admins only'],
  ],
  'Admins make others admin': [
    ['api/users/users.test.ts', 'makes a verified customer an admin, at once and once'],
  ],
  'Admin-only pages redirect non-admins to /login': [
    ['e2e/admin-rights.spec.ts', 'a customer sees none of the admin pages, nor links to them'],
  ],
  'The server returns 403 when a non-admin tries to make someone admin': [
    ['api/users/users.test.ts', 'is 403 for a non-admin, and 404 for an unknown account'],
  ],
});
