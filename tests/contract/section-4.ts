import { statementsOf } from './statement';

const JOURNEY = ['e2e/purchase-journey.spec.ts', 'a newcomer buys a tool, the admin ships it'] as const;
const SHIPPING = [
  'e2e/admin-orders.spec.ts',
  'a paid order shows its payment and where it goes, and is shipped with one press',
] as const;

/** Product §4: States and transitions. */
export const SECTION_4 = statementsOf(4, {
  'Sign-in: loading shows the spinner': [
    ['e2e/sign-in-states.spec.ts', 'signing in shows the full-screen spinner'],
  ],
  'Sign-in: failed shows a toast': [
    ['e2e/sign-in.spec.ts', 'sign-in failures are shown in one toast each, word for word'],
  ],
  'Sign-in: signed in navigates to the origin page': [JOURNEY],
  'There is no token until one arrives': [
    ['unit/client/access-token.test.ts', 'is no token when it is %j'],
    ['unit/client/access-token.test.ts', 'is deleted when nobody is signed in any more'],
  ],
  'An order goes from placed (unpaid) to paid to shipped, and no other way': [
    ['unit/server/commerce/orders/order-rules.test.ts', 'allow these steps and no other'],
    ['api/orders/order-states.test.ts', 'refuses an unpaid and a cancelled order'],
    JOURNEY,
  ],
  'Unpaid orders show a Pay link and a Cancel button': [
    JOURNEY,
    ['e2e/customer-day.spec.ts', 'a buyer cancels an unpaid order'],
  ],
  'Paid orders show "Paid" and the transaction id': [JOURNEY],
  'Paid orders cannot be cancelled': [
    ['api/orders/order-states.test.ts', 'refuses to cancel a paid and a shipped order'],
    SHIPPING,
  ],
  'Admin list: unpaid shows "Unpaid"': [
    ['e2e/admin-day.spec.ts', 'an admin cancels an unpaid order, at the second attempt'],
  ],
  'Admin list: paid shows a "pending" button, which marks the order shipped': [SHIPPING],
  'Admin list: shipped shows "Shipped"': [SHIPPING],
  'A non-admin can be made admin by an admin': [
    ['api/users/users.test.ts', 'makes a verified customer an admin, at once and once'],
  ],
  'There is no demotion': [
    [
      'api/openapi/openapi.test.ts',
      'describes every call that is served, every call of the specification, and no other',
    ],
  ],
  'Logout clears the session and the stored token': [
    ['e2e/sign-in.spec.ts', 'logging out clears the session and the stored token'],
    ['api/accounts/accounts.test.ts', 'ends at logout, for the browser and for anyone who kept its cookie'],
  ],
  'A 401 or 403 on the own-orders fetch logs the user out and goes to /': [
    ['e2e/sign-in-states.spec.ts', ' on the own orders logs out and leads home'],
  ],
  'Admin-gated routes send non-admins to /login': [
    ['e2e/admin-rights.spec.ts', 'a customer sees none of the admin pages, nor links to them'],
    [
      'e2e/sign-in.spec.ts',
      'a customer at an admin page sees why and can switch account; a visitor has to log in',
    ],
  ],
  'After registration one goes to the page one came from, or /': [
    [
      'e2e/sign-in.spec.ts',
      'someone who registers on the way to a tool gets to that tool, and not back to the form',
    ],
    ['e2e/sign-in.spec.ts', 'registering signs in, sends the verification mail and says so'],
  ],
  'After registration a verification e-mail is sent': [
    ['e2e/sign-in.spec.ts', 'registering signs in, sends the verification mail and says so'],
  ],
  'After a successful order: /dashboard/my-order': [JOURNEY],
  'After a successful payment: /dashboard': [JOURNEY],
});
