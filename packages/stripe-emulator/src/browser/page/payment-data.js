import { CardElement } from './element.js';
import { IntegrationError } from './integration-error.js';

/**
 * The card to pay with: the id of a payment method, or the form whose card Elements to read.
 * @typedef {{ id: string } | { group: string, details: Record<string, any> }} PaymentSource
 */

/**
 * Reads `payment_method` of `confirmCardPayment`. @param {any} given @returns {PaymentSource}
 */
export function readPaymentSource(given) {
  if (typeof given === 'string') return { id: given };
  const { card, ...details } = given ?? {};
  return { group: readCard(card, 'payment_method.card'), details };
}

/**
 * The form of a card's number on the page. Throws IntegrationError for anything else. @param {any} card @param {string} where
 * @returns {string}
 */
export function readCard(card, where) {
  if (!(card instanceof CardElement) || card._type !== 'cardNumber') {
    throw new IntegrationError(
      `Invalid value for ${where}: value should be a cardNumber Element. The local emulator for Stripe.js takes no tokens.`,
    );
  }
  if (!card._isMounted) {
    throw new IntegrationError(
      'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
    );
  }
  return card._group.id;
}

/**
 * The id of the payment intent that a client secret opens. Throws IntegrationError.
 * @param {unknown} secret
 */
export function intentIdOf(secret) {
  const id =
    typeof secret === 'string' ? /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(secret)?.[1] : undefined;
  if (id === undefined) {
    throw new IntegrationError(
      `Invalid value for stripe.confirmCardPayment intent secret: value should be a client secret of the form $\{id}_secret_$\{secret}. You specified: ${String(secret)}.`,
    );
  }
  return id;
}
