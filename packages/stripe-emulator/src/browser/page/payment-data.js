import { CardElement } from './element.js';
import { IntegrationError } from './integration-error.js';

/**
 * The card to pay with: the id of a stored payment method, or a card Element to read.
 * @typedef {{ id: string } | { card: { group: string, type: string }, details: Record<string, any> } | null} PaymentSource
 */

/**
 * Reads `payment_method` of `confirmCardPayment`. @param {any} given @returns {PaymentSource}
 */
export function readPaymentSource(given) {
  if (given === undefined || given === null) return null;
  if (typeof given === 'string') return { id: given };
  const { card, ...details } = given;
  return { card: readCard(card, 'payment_method.card'), details };
}

/**
 * Throws IntegrationError unless `card` is a card Element on the page. @param {any} card @param {string} where
 */
export function readCard(card, where) {
  if (!(card instanceof CardElement) || card._type === 'cardExpiry' || card._type === 'cardCvc') {
    throw new IntegrationError(
      `Invalid value for ${where}: value should be a card or cardNumber Element. The local emulator for Stripe.js takes no tokens.`,
    );
  }
  if (!card._isMounted) {
    throw new IntegrationError(
      'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
    );
  }
  return { group: card._group.id, type: card._type };
}

/**
 * The id of the payment intent that a client secret opens. Throws IntegrationError.
 * @param {unknown} secret @param {string} method
 */
export function intentIdOf(secret, method) {
  const id =
    typeof secret === 'string' ? /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(secret)?.[1] : undefined;
  if (id === undefined) {
    throw new IntegrationError(
      `Invalid value for stripe.${method} intent secret: value should be a client secret of the form $\{id}_secret_$\{secret}. You specified: ${String(secret)}.`,
    );
  }
  return id;
}
