import { statementsOf } from './statement';

const USERS = 'api/users/users.test.ts';
const TOOLS = 'api/tools/tools.test.ts';
const STATES = 'api/orders/order-states.test.ts';
const READING = 'api/orders/read-orders.test.ts';
const PLACING = 'api/orders/place-order.test.ts';

/** Product §7: Calls. */
export const SECTION_7 = statementsOf(7, {
  'All 21 calls are served': [
    [
      'api/openapi/openapi.test.ts',
      'describes every call that is served, every call of the specification, and no other',
    ],
  ],
  '"With token" means a bearer authorization header with the access token': [
    ['api/openapi/openapi.test.ts', 'requires the token where a call does'],
    [USERS, 'is refused when it is %s'],
    [USERS, 'is refused when one of its letters was changed'],
    ['unit/server/identity/auth-rules.test.ts', 'ends after an hour'],
  ],
  'PUT /user/{email} returns token, which is stored as accessToken': [
    [USERS, 'turns the session into a token that opens the calls with token'],
    ['unit/client/access-token.test.ts', 'is made from the session and kept under accessToken'],
  ],
  'PUT /user/{email} runs after sign-in with Google too': [
    [
      'api/accounts/google-sign-in.test.ts',
      'opens an account, verified by Google, and returns to the page the sign-in began on',
    ],
  ],
  'GET /admin/{email} returns admin': [[USERS, 'returns it to that user, and to admins']],
  'GET /review lists reviews': [['api/reviews/reviews.test.ts', 'lists reviews newest first, to anyone']],
  'POST /review takes image, name, email, review, rating and returns insertedId': [
    [
      'api/reviews/reviews.test.ts',
      'shows the account’s name and the placeholder picture, whatever was sent',
    ],
  ],
  'GET /tool lists tools': [[TOOLS, 'lists every tool, newest first, to anyone']],
  'GET /tool is also called on the manage-products page, with the token': [
    [
      'e2e/admin-products.spec.ts',
      'the list fetches its tools with the admin’s token, and shows what others changed meanwhile',
    ],
  ],
  'GET /tool/{id} gives one tool': [
    [TOOLS, 'returns money in dollars and ids as hex'],
    [TOOLS, 'returns 404 for %s'],
  ],
  'POST /tool takes image, name, description, price, moq, quantity and returns insertedId': [
    [TOOLS, 'adds a tool with its first ledger line, and an address and SKU of its own'],
  ],
  'DELETE /tool/{id} returns deletedCount': [[TOOLS, 'deletes once; after that it is 404']],
  'POST /order takes the nine fields and returns insertedId': [
    [PLACING, 'reserves the units, with a ledger line, an unpaid order and a mail'],
    [PLACING, 'ignores name, picture, value and buyer of the request'],
  ],
  'orderValue is quantity times price': [
    [PLACING, 'refuses a value that differs from the server’s by a cent or more'],
  ],
  'GET /order?email= lists the user’s orders': [
    [READING, 'lists the caller’s own orders, without cancelled and expired ones'],
  ],
  'GET /order/{id} gives one order': [[READING, 'is for its buyer and admins, whatever its state']],
  'DELETE /order/{id} returns deletedCount': [
    [STATES, 'releases the units once, keeps the order as cancelled, and sends a mail'],
  ],
  'PATCH /order/{id} takes orderId and transactionId and marks the order paid': [
    ['api/payments/record-payment.test.ts', 'marks the order paid, with its transaction'],
    ['api/payments/record-payment.test.ts', 'refuses a body that names another order or has other fields'],
  ],
  'GET /all-order lists all orders': [[READING, 'lists everyone’s orders, newest first, with the total']],
  'PATCH /all-order/{id} returns modifiedCount': [[STATES, 'ships a paid order once']],
  'DELETE /all-order/{id} returns deletedCount': [[STATES, 'lets an admin cancel anyone’s unpaid order']],
  'GET /user/{email} gives address, education, phone, linkedin': [
    [USERS, 'returns the caller’s own profile, with nothing secret'],
  ],
  'PUT /user?email= takes phone, address, education, linkedin and returns the counts': [
    [USERS, 'stores the fields that were sent and keeps the others'],
  ],
  'GET /user lists users with email and role': [[USERS, 'lists users with e-mail and role for admins']],
  'PUT /user/admin/{email} returns modifiedCount': [
    [USERS, 'makes a verified customer an admin, at once and once'],
  ],
  'POST /create-payment-intent takes orderValue and returns clientSecret': [
    [
      'api/payments/payment-intents.test.ts',
      'uses the order’s own amount and currency, and links intent, order and buyer',
    ],
    ['api/payments/payment-intents.test.ts', 'uses that amount, and pays an order of exactly that value'],
  ],
  'Payment success records the payment via PATCH /order/{id}': [
    ['unit/client/pay-order.test.ts', 'charges the order with the buyer’s name and e-mail, and records it'],
  ],
});
