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
    ['api/openapi/openapi.test.ts', 'asks for the token where a call does'],
    [USERS, 'is refused when it is %s'],
    [USERS, 'is refused when a letter of it was changed'],
    ['unit/server/identity/auth-rules.test.ts', 'ends after an hour'],
  ],
  'PUT /user/{email} answers token, which is kept as accessToken': [
    [USERS, 'turns the session into a token that opens the calls with token'],
    ['unit/client/access-token.test.ts', 'is made from the session and kept under accessToken'],
  ],
  'PUT /user/{email} runs after sign-in with Google too': [
    ['api/accounts/google-sign-in.test.ts', 'opens an account, verified by Google, and comes back'],
  ],
  'GET /admin/{email} answers admin': [[USERS, 'tells that user, and admins']],
  'GET /review lists reviews': [['api/reviews/reviews.test.ts', 'lists reviews newest first, to anyone']],
  'POST /review takes image, name, email, review, rating and answers insertedId': [
    [
      'api/reviews/reviews.test.ts',
      'shows the account’s name and the placeholder picture, whatever was sent',
    ],
  ],
  'GET /tool lists tools': [[TOOLS, 'lists every tool, newest first, to anyone']],
  'GET /tool is also called on the manage-products page, with the token': [
    ['e2e/admin-products.spec.ts', 'the list asks for its tools with the admin’s token'],
  ],
  'GET /tool/{id} gives one tool': [
    [TOOLS, 'gives money in dollars and ids as hex'],
    [TOOLS, 'answers 404 to %s'],
  ],
  'POST /tool takes image, name, description, price, moq, quantity and answers insertedId': [
    [TOOLS, 'adds a tool with its first ledger line, and gives it an address and SKU of its own'],
  ],
  'DELETE /tool/{id} answers deletedCount': [[TOOLS, 'deletes once; then there is nothing']],
  'POST /order takes the nine fields and answers insertedId': [
    [PLACING, 'takes the units off the shelf, with a ledger line, an unpaid order and a mail'],
    [PLACING, 'believes nothing of name, picture, value and buyer that the request says'],
  ],
  'orderValue is quantity times price': [
    [PLACING, 'refuses a value that is not the server’s figure, and takes it to the cent'],
  ],
  'GET /order?email= lists the user’s orders': [[READING, 'lists one’s own orders']],
  'GET /order/{id} gives one order': [[READING, 'is for its buyer and admins, whatever its state']],
  'DELETE /order/{id} answers deletedCount': [[STATES, 'gives the units back once']],
  'PATCH /order/{id} takes orderId and transactionId and marks the order paid': [
    ['api/payments/record-payment.test.ts', 'marks the order paid, with its transaction'],
    [
      'api/payments/record-payment.test.ts',
      'refuses a body that names another order or says more than it may',
    ],
  ],
  'GET /all-order lists all orders': [[READING, 'lists everyone’s orders, newest first, with the total']],
  'PATCH /all-order/{id} answers modifiedCount': [[STATES, 'ships a paid order once']],
  'DELETE /all-order/{id} answers deletedCount': [[STATES, 'lets an admin cancel anyone’s unpaid order']],
  'GET /user/{email} gives address, education, phone, linkedin': [
    [USERS, 'gives one’s own profile, with nothing secret'],
  ],
  'PUT /user?email= takes phone, address, education, linkedin and answers the counts': [
    [USERS, 'stores the fields that were sent and leaves the others'],
  ],
  'GET /user lists users with email and role': [[USERS, 'lists users with e-mail and role for admins']],
  'PUT /user/admin/{email} answers modifiedCount': [
    [USERS, 'makes a verified customer an admin, at once and once'],
  ],
  'POST /create-payment-intent takes orderValue and answers clientSecret': [
    ['api/payments/payment-intents.test.ts', 'asks for the order’s own amount and currency'],
    ['api/payments/payment-intents.test.ts', 'asks for that amount, and pays an order of exactly that value'],
  ],
  'Payment success records the payment via PATCH /order/{id}': [
    ['unit/client/pay-order.test.ts', 'charges the order with the buyer’s name and e-mail, and records it'],
  ],
});
