import { ApiError } from '#http/api-error';

export type CardBehaviour = {
  authenticate: boolean;
  decline: { code: string; declineCode?: string; message: string } | null;
};

const DECLINED = 'Your card was declined.';
const declined = (declineCode: string, message = DECLINED): CardBehaviour => ({
  authenticate: false,
  decline: { code: 'card_declined', declineCode, message },
});
const failing = (code: string, message: string): CardBehaviour => ({
  authenticate: false,
  decline: { code, message },
});
const APPROVED: CardBehaviour = { authenticate: false, decline: null };
const AUTHENTICATED: CardBehaviour = { authenticate: true, decline: null };

/** Stripe's test cards (https://docs.stripe.com/testing). */
const TEST_CARDS: Record<string, CardBehaviour> = {
  '4242424242424242': APPROVED,
  '4000056655665556': APPROVED,
  '5555555555554444': APPROVED,
  '2223003122003222': APPROVED,
  '5200828282828210': APPROVED,
  '378282246310005': APPROVED,
  '371449635398431': APPROVED,
  '6011111111111117': APPROVED,
  '3056930009020004': APPROVED,
  '3566002020360505': APPROVED,
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000006975': declined('card_velocity_exceeded'),
  '4000000000000069': failing('expired_card', 'Your card has expired.'),
  '4000000000000127': failing('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': failing(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  '4000002500003155': AUTHENTICATED,
  '4000002760003184': AUTHENTICATED,
  '4000000000003220': AUTHENTICATED,
  '4000008400001629': { ...declined('generic_decline'), authenticate: true },
  '4000008260003178': {
    ...declined('insufficient_funds', 'Your card has insufficient funds.'),
    authenticate: true,
  },
};

/** Ready-made payment methods for calls that have no browser, as Stripe names them. */
export const READY_METHODS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000002500003155',
};

export function behaviourOf(number: string): CardBehaviour {
  return TEST_CARDS[number] ?? APPROVED;
}

const BRANDS: { brand: string; pattern: RegExp; lengths: number[]; cvc: number }[] = [
  { brand: 'visa', pattern: /^4/, lengths: [13, 16, 19], cvc: 3 },
  { brand: 'amex', pattern: /^3[47]/, lengths: [15], cvc: 4 },
  {
    brand: 'mastercard',
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvc: 3,
  },
  { brand: 'discover', pattern: /^(6011|64[4-9]|65)/, lengths: [16, 19], cvc: 3 },
  { brand: 'diners', pattern: /^(30[0-5]|36|38|39)/, lengths: [14, 16], cvc: 3 },
  { brand: 'jcb', pattern: /^35(2[89]|[3-8])/, lengths: [16], cvc: 3 },
  { brand: 'unionpay', pattern: /^62/, lengths: [16, 17, 18, 19], cvc: 3 },
];

export function brandOf(number: string): string {
  return BRANDS.find(({ pattern }) => pattern.test(number))?.brand ?? 'unknown';
}

/** Throws ApiError (402, card_error) unless number, expiry and CVC could belong to a card that is valid today. */
export function checkCard(card: { number: string; expMonth: number; expYear: number; cvc?: string }): void {
  const { number, expMonth, expYear, cvc } = card;
  const brand = BRANDS.find(({ pattern }) => pattern.test(number));
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number) || !brand?.lengths.includes(number.length)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  if (expMonth < 1 || expMonth > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const today = new Date();
  const thisYear = today.getUTCFullYear();
  if (expYear < thisYear || expYear > thisYear + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (expYear === thisYear && expMonth < today.getUTCMonth() + 1) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  if (cvc !== undefined && (!/^\d+$/.test(cvc) || cvc.length !== brand.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  if (TEST_CARDS[number] === undefined) {
    throw new ApiError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message:
        'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    });
  }
}

function passesLuhn(number: string): boolean {
  let sum = 0;
  [...number].reverse().forEach((digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

function cardError(code: string, message: string, param: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, param });
}
