import { statementsOf } from './statement';

const CODES = ['unit/client/sign-in-failure.test.ts', '%s: %s'] as const;
const WORDS = [
  'unit/shared/toasts.test.ts',
  'every toast is the sentence of product §8.2, word for word',
] as const;
const SIGN_IN = [
  'e2e/sign-in.spec.ts',
  'sign-in failures are shown in one toast each, word for word',
] as const;
const JOURNEY = ['e2e/purchase-journey.spec.ts', 'a newcomer buys a tool, the admin ships it'] as const;

/** Product §8: Error catalogue and success toasts. */
export const SECTION_8 = statementsOf(8, {
  'wrong-password: Incorrect Email or Password': [CODES, SIGN_IN],
  'user-not-found: Account not registered': [CODES, SIGN_IN],
  'too-many-requests: Your account is temporarily blocked! Please try again later': [CODES, SIGN_IN],
  'Any other sign-in error: its own message': [
    ['unit/client/sign-in-failure.test.ts', 'is the sentence of any other error'],
  ],
  'Already registered': [WORDS, ['e2e/sign-in.spec.ts', 'a taken e-mail is "Already registered"']],
  'Failed to make an admin': [
    WORDS,
    ['e2e/admin-rights.spec.ts', 'someone who is no longer an admin sees that it failed'],
  ],
  'Please enter your email': [WORDS, ['e2e/sign-in.spec.ts', 'a forgotten password is reset by mail, once']],
  'A card error is shown under the card form, and the payment is not recorded': [
    ['e2e/payment.spec.ts', 'its message is shown under the form, and the order can be paid with another'],
    [
      'unit/client/pay-order.test.ts',
      'returns the provider’s message for a declined card, and records nothing',
    ],
  ],
  '401 or 403 on the own-orders fetch: log out and go to /': [
    ['e2e/sign-in-states.spec.ts', ' on the own orders logs out and leads home'],
  ],
  'Reset password email sent': [
    WORDS,
    ['e2e/sign-in.spec.ts', 'a forgotten password is reset by mail, once'],
  ],
  'Registered successfully': [WORDS, JOURNEY],
  'Verification email send': [
    WORDS,
    ['e2e/sign-in.spec.ts', 'registering signs in, sends the verification mail and says so'],
  ],
  'Order place successfully and your order value ${value}': [WORDS, JOURNEY],
  'Order cancelled successfully!': [
    WORDS,
    ['e2e/customer-day.spec.ts', 'a buyer cancels an unpaid order and the units go back on sale'],
  ],
  'Review added successfully': [WORDS, ['e2e/customer-day.spec.ts', 'a review and a profile are saved']],
  'Profile updated': [WORDS, ['e2e/customer-day.spec.ts', 'a review and a profile are saved']],
  'Congrats! Your payment is completed': [WORDS, JOURNEY],
  'Order canceled successfully!': [WORDS, ['e2e/admin-day.spec.ts', 'an admin cancels an unpaid order']],
  'Order shipped': [WORDS, JOURNEY],
  'Tool added successfully': [WORDS, ['e2e/admin-day.spec.ts', 'an admin adds a product']],
  'Successfully made an admin': [WORDS, ['e2e/admin-day.spec.ts', 'a verified user becomes an admin']],
  'Tool deleted successfully!': [WORDS, ['e2e/admin-day.spec.ts', 'an admin adds a product']],
});
