/**
 * A validation error of a card field, with Stripe.js's code and message. `isEarly` marks one that only shows once the buyer leaves the field or submits: a half-typed card is no mistake yet.
 * @typedef {{ code: string, message: string, isEarly: boolean }} Problem
 */

/** @param {string} code @param {string} message @returns {Problem} */
const incomplete = (code, message) => ({ code, message, isEarly: true });
/** @param {string} code @param {string} message @returns {Problem} */
const invalid = (code, message) => ({ code, message, isEarly: false });

const FOURS = [4, 8, 12];
const BRANDS = [
  { brand: 'visa', pattern: /^4/, lengths: [16], cvc: 3, gaps: FOURS },
  { brand: 'amex', pattern: /^3[47]/, lengths: [15], cvc: 4, gaps: [4, 10] },
  {
    brand: 'mastercard',
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvc: 3,
    gaps: FOURS,
  },
  { brand: 'discover', pattern: /^(6011|64[4-9]|65)/, lengths: [16], cvc: 3, gaps: FOURS },
  { brand: 'diners', pattern: /^(30[0-5]|36|38|39)/, lengths: [14, 16], cvc: 3, gaps: [4, 10] },
  { brand: 'jcb', pattern: /^35(2[89]|[3-8])/, lengths: [16], cvc: 3, gaps: FOURS },
  { brand: 'unionpay', pattern: /^62/, lengths: [16, 17, 18, 19], cvc: 3, gaps: FOURS },
];
const UNKNOWN = { brand: 'unknown', lengths: [16], cvc: 3, gaps: FOURS };
const MAX_YEARS_AHEAD = 50;

/** @param {string} number */
function rulesOf(number) {
  return BRANDS.find(({ pattern }) => pattern.test(number)) ?? UNKNOWN;
}

/** @param {string} number digits only */
export function brandOf(number) {
  return rulesOf(number).brand;
}

/** How many digits a number may have. @param {string} number */
export function longestNumber(number) {
  return Math.max(...rulesOf(number).lengths);
}

/** How many digits the security code has. @param {string} brand */
export function cvcLength(brand) {
  return BRANDS.find((rules) => rules.brand === brand)?.cvc ?? UNKNOWN.cvc;
}

/** The number as a card shows it: `4242 4242 4242 4242`. @param {string} number */
export function formatNumber(number) {
  const { gaps } = rulesOf(number);
  return [...number].map((digit, place) => (gaps.includes(place) ? ` ${digit}` : digit)).join('');
}

/** @param {string} number @returns {Problem | null} */
export function numberProblem(number) {
  const { brand, lengths } = rulesOf(number);
  if (number.length < Math.min(...lengths)) {
    return incomplete('incomplete_number', 'Your card number is incomplete.');
  }
  const isRightLength = lengths.includes(number.length);
  if (brand !== 'unknown' && isRightLength && passesLuhn(number)) return null;
  if (number.length < Math.max(...lengths)) {
    return incomplete('incomplete_number', 'Your card number is incomplete.');
  }
  return invalid('invalid_number', 'Your card number is invalid.');
}

/** The digits `MMYY` of what was typed or filled in: `1/27`, `12/2027` and `0127` alike. @param {string} text */
export function expiryDigits(text) {
  const parts = text.split(/\D+/).filter((part) => part !== '');
  let digits = parts.length > 1 && parts[0]?.length === 1 ? `0${parts.join('')}` : parts.join('');
  if (/^[2-9]/.test(digits) || /^1[3-9]/.test(digits)) digits = `0${digits}`;
  if (digits.startsWith('00')) digits = '0';
  return digits.length === 6 && digits.slice(2, 4) === '20'
    ? digits.slice(0, 2) + digits.slice(4)
    : digits.slice(0, 4);
}

/** @param {string} digits */
export function formatExpiry(digits) {
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** @param {string} digits @param {Date} today @returns {Problem | null} */
export function expiryProblem(digits, today) {
  if (digits.length < 4) {
    return incomplete('incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  const thisYear = today.getUTCFullYear();
  if (year < thisYear) {
    return invalid('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === thisYear && month < today.getUTCMonth() + 1) {
    return invalid('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  if (year > thisYear + MAX_YEARS_AHEAD) {
    return invalid('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  return null;
}

/** @param {string} digits @param {string} brand @returns {Problem | null} */
export function cvcProblem(digits, brand) {
  if (digits.length === cvcLength(brand)) return null;
  return incomplete('incomplete_cvc', "Your card's security code is incomplete.");
}

/** The check digit of a card number (ISO/IEC 7812). @param {string} number */
function passesLuhn(number) {
  let sum = 0;
  [...number].reverse().forEach((digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}
