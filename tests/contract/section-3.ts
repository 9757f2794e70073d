import { statementsOf } from './statement';

/** Product §3: Entities and their fields. */
export const SECTION_3 = statementsOf(3, {
  'Tool: _id, name, image, description, price, moq, quantity': [
    ['api/tools/tools.test.ts', 'adds a tool with its first ledger line'],
    [
      'unit/server/commerce/catalogue/tool-rules.test.ts',
      'has dollars, the average of its ratings, and no internal fields',
    ],
  ],
  'Order: _id, toolId, toolName, toolImage, orderQuantity, orderValue, buyerName, buyerEmail, address, phone':
    [
      [
        'api/orders/place-order.test.ts',
        'reserves the units, with a ledger line, an unpaid order and a mail',
      ],
      ['api/orders/place-order.test.ts', 'ignores name, picture, value and buyer of the request'],
    ],
  'Order: paid and transactionId': [
    [
      'api/payments/record-payment.test.ts',
      'marks the order paid, with its transaction, timeline and one receipt',
    ],
  ],
  'Order: status is set once shipped': [
    [
      'api/orders/order-states.test.ts',
      'ships a paid order once, whoever of two admins is first, with one mail',
    ],
  ],
  'Review: _id, name, image, review, rating': [
    ['api/reviews/reviews.test.ts', 'lists reviews newest first, to anyone'],
  ],
  'A review’s image falls back to a placeholder picture': [
    ['unit/pages/cards.test.ts', 'a review without a picture shows the placeholder'],
    [
      'api/reviews/reviews.test.ts',
      'shows the account’s name and the placeholder picture, whatever was sent',
    ],
  ],
  'User profile: email, role, phone, address, education, linkedin': [
    ['api/users/users.test.ts', 'returns the caller’s own profile, with nothing secret'],
  ],
  'Signed-in identity: id, display name, e-mail': [
    ['api/accounts/accounts.test.ts', 'opens an account, signs it in at once'],
    ['api/accounts/google-sign-in.test.ts', 'opens an account, verified by Google'],
  ],
  'Signed-in identity: photoURL': [
    [
      'api/accounts/google-sign-in.test.ts',
      'uses the person’s picture in the session and beside their reviews, without sending their e-mail',
    ],
  ],
  'The access token is kept in local storage under accessToken': [
    [
      'unit/client/access-token.test.ts',
      'is made from the session and kept under accessToken (product §3.6)',
    ],
    ['e2e/sign-in.spec.ts', 'logging out clears the session and the stored token'],
  ],
});
