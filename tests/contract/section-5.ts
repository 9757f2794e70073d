import { statementsOf } from './statement';

const WORDS = ['unit/shared/validation.test.ts', '%s: %#'] as const;
const LIMITS = ['unit/shared/validation.test.ts', '%s'] as const;
const LOGIN_FORM = ['e2e/sign-in.spec.ts', 'field errors are shown on submit, tied to their fields'] as const;
const REGISTRATION = [
  'api/accounts/accounts.test.ts',
  'names what is missing in the words of the specification',
] as const;
const ACCOUNT_VALUES = ['api/accounts/accounts.test.ts', 'refuses %s = %j'] as const;
const ORDER_FORM = [
  'e2e/customer-day.spec.ts',
  'the order form checks the minimum and what is available',
] as const;
const ORDER = [
  'api/orders/place-order.test.ts',
  'names what is missing in the words of the specification',
] as const;
const ORDER_VALUES = ['api/orders/place-order.test.ts', 'refuses %s = %j'] as const;
const REVIEW_FORM = ['e2e/customer-day.spec.ts', 'a review and a profile are saved and shown'] as const;
const REVIEW = [
  'api/reviews/reviews.test.ts',
  'names what is missing in the words of the specification',
] as const;
const REVIEW_VALUES = ['api/reviews/reviews.test.ts', 'refuses %s = %j'] as const;
const TOOL_FORM = [
  'e2e/admin-products.spec.ts',
  'an empty product form says what is missing, each at its field',
] as const;
const TOOL = ['api/tools/tools.test.ts', 'names what is missing in the words of the specification'] as const;
const TOOL_VALUES = ['api/tools/tools.test.ts', 'refuses %s = %j'] as const;

/** Product §5: Validation rules. */
export const SECTION_5 = statementsOf(5, {
  'E-mail required: Email required': [WORDS, LOGIN_FORM, REGISTRATION],
  'E-mail of letters and digits, @, dotted domain; no dots or hyphens before the @: Invalid Email': [
    WORDS,
    LOGIN_FORM,
    ACCOUNT_VALUES,
  ],
  'Password required: Password required': [WORDS, LOGIN_FORM, REGISTRATION],
  'Password of at least 6: Password too short': [WORDS, LIMITS, ACCOUNT_VALUES],
  'Register name required: Name required': [WORDS, REGISTRATION],
  'Order quantity required: Quantity required': [WORDS, ORDER],
  'Order quantity at least the moq: Quantity short than MOQ': [WORDS, ORDER_FORM, ORDER_VALUES],
  'Order quantity at most available: Quantity greater than available': [WORDS, ORDER_FORM, ORDER_VALUES],
  'Order address required: Address is required': [WORDS, ORDER_FORM, ORDER],
  'Order phone required: Phone required': [WORDS, ORDER_FORM, ORDER],
  'Order phone is numeric input': [ORDER_VALUES],
  'Review text required: Please write something about us!': [WORDS, REVIEW],
  'Review text of at most 250: Please complete in 250 letter': [WORDS, LIMITS, REVIEW_VALUES],
  'Rating required: Rating required': [WORDS, REVIEW],
  'Rating at least 1: Rating can’t less than 1': [WORDS, REVIEW_VALUES],
  'Rating at most 5: Rating can’t greater than 5': [WORDS, REVIEW_FORM, REVIEW_VALUES],
  'Tool image required: Image url required': [WORDS, TOOL_FORM, TOOL],
  'Tool name required: Tool name url required': [WORDS, TOOL_FORM, TOOL],
  'Tool description required: Description required': [WORDS, TOOL_FORM, TOOL],
  'Tool description of at most 250: Please complete in 250 letter': [
    WORDS,
    TOOL_VALUES,
    ['e2e/admin-products.spec.ts', 'invalid values are refused with a message'],
  ],
  'Tool price required: Price required': [WORDS, TOOL_FORM, TOOL],
  'Tool moq required: Minimum order quantity required': [WORDS, TOOL_FORM, TOOL],
  'Tool quantity required: Available Quantity required': [WORDS, TOOL_FORM, TOOL],
  'Profile fields take any text': [
    ['api/users/users.test.ts', 'stores the fields that were sent and keeps the others'],
  ],
  'Order name and e-mail are prefilled from the identity': [
    ['e2e/purchase-journey.spec.ts', 'a newcomer buys a tool, the admin ships it'],
  ],
  'Order name and e-mail are locked': [
    ORDER_FORM,
    ['api/orders/place-order.test.ts', 'ignores name, picture, value and buyer of the request'],
  ],
});
