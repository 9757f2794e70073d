import { statementsOf } from './statement';

/** Product §9: Business constants and limits. */
export const SECTION_9 = statementsOf(9, {
  'Password minimum length 6': [['unit/shared/validation.test.ts', '%s']],
  'Review and tool description of at most 250 characters': [
    ['api/reviews/reviews.test.ts', 'accepts 250 letters and a rating as a form sends it'],
    [
      'api/tools/tools.test.ts',
      'accepts 250 letters, however many bytes they need, and numbers as a form sends them',
    ],
    ['unit/shared/validation.test.ts', '%s: %#'],
  ],
  'Rating 1 to 5': [['api/reviews/reviews.test.ts', 'refuses %s = %j']],
  'Order quantity between moq and available': [
    ['unit/server/commerce/orders/order-rules.test.ts', '%i of 10 to 100: %j'],
    ['api/orders/place-order.test.ts', 'are never sold twice: of 20 buyers at once'],
  ],
  'Order value is quantity times unit price': [
    ['unit/server/commerce/orders/order-rules.test.ts', 'must be the server’s figure to the cent'],
    ['unit/client/quantity-stepper.test.ts', 'is quantity times price, in whole cents'],
  ],
  'Prices are shown in dollars per unit': [
    ['unit/shared/toasts.test.ts', 'prices are shown in dollars with their cents'],
    ['unit/pages/cards.test.ts', 'a tool card shows price per unit'],
  ],
  'Toast duration 5000 ms': [
    ['unit/client/toast.test.ts', 'lasts 5000 ms, whether something worked or failed'],
  ],
  'The payment provider runs in test mode with a publishable key': [
    ['e2e/payment.spec.ts', ': its message is shown under the form, and the order can be paid with another'],
  ],
  'No fees, taxes or shipping costs: the card is charged the order value': [
    [
      'api/payments/payment-intents.test.ts',
      'uses the order’s own amount and currency, and links intent, order and buyer',
    ],
    [
      'api/payments/record-payment.test.ts',
      'refuses the intent of another order, of another buyer, and of another amount',
    ],
  ],
  'No page size: the plain list is the whole list': [
    ['api/tools/tools.test.ts', 'lists every tool, newest first, to anyone'],
    ['unit/server/commerce/catalogue/choose-tools.test.ts', 'has every tool, newest first, without a query'],
  ],
});
