import { showChallenge } from './challenge.js';
import { Elements } from './elements.js';
import { Frame } from './frame.js';
import { IntegrationError } from './integration-error.js';
import { intentIdOf, readCard, readPaymentSource } from './payment-data.js';
import { worded } from './words.js';

/** Methods of Stripe.js that are not emulated: calling one throws. */
const NOT_SERVED = [
  ...['confirmPayment', 'confirmSetup', 'confirmCardSetup', 'createToken', 'createSource', 'retrieveSource'],
  ...['createConfirmationToken', 'createRadarSession', 'paymentRequest', 'redirectToCheckout'],
  ...[
    'retrievePaymentIntent',
    'handleNextAction',
    'handleCardAction',
    'retrieveSetupIntent',
    'createEmbeddedCheckoutPage',
    'initCheckoutElementsSdk',
    'processOrder',
  ],
];

/** The object that `Stripe(publishableKey)` returns: the part of https://docs.stripe.com/js that card payments need. */
class StripeClient {
  #apiKey;
  #controller;
  #locale;
  /** @type {object[]} */
  #wrappers = [];

  /** @param {string} apiKey @param {Record<string, any>} options */
  constructor(apiKey, options) {
    this.#apiKey = apiKey;
    this.#locale = options.locale;
    this.#controller = new Frame({
      path: 'controller.html',
      title: '',
      style: 'border: none; margin: 0; width: 1px; height: 1px; position: absolute; visibility: hidden;',
      isHidden: true,
      hello: () => ({ apiKey, apiVersion: options.apiVersion }),
    });
    whenBodyIsThere(() => document.body.append(this.#controller.iframe));
  }

  /** @param {Record<string, any>} [options] */
  elements(options = {}) {
    return new Elements({ locale: this.#locale, ...options });
  }

  /** @param {string} clientSecret @param {any} [data] @returns {Promise<any>} */
  async confirmCardPayment(clientSecret, data = {}) {
    const id = intentIdOf(clientSecret);
    const { payment_method: method, ...params } = data;
    const source = readPaymentSource(method);
    const result = await this.#controller.call('confirm', { id, clientSecret, source, params });
    return result.paymentIntent?.status === 'requires_action'
      ? this.#authenticate(id, clientSecret)
      : worded(result, this.#locale);
  }

  /** @param {any} data @returns {Promise<any>} */
  async createPaymentMethod({ type, card, ...details }) {
    if (type !== 'card') {
      throw new IntegrationError(
        `createPaymentMethod: the local emulator for Stripe.js makes cards only, not ${JSON.stringify(type)}.`,
      );
    }
    const group = readCard(card, 'card');
    return worded(await this.#controller.call('createPaymentMethod', { group, details }), this.#locale);
  }

  /** @param {object} info */
  registerAppInfo(info) {
    this.#wrappers.push(info);
  }

  /** @param {object} info */
  _registerWrapper(info) {
    this.#wrappers.push(info);
  }

  /** @param {string} id @param {string} clientSecret */
  async #authenticate(id, clientSecret) {
    const intent = await showChallenge({ apiKey: this.#apiKey, id, clientSecret });
    if (intent.status !== 'requires_payment_method') return { paymentIntent: intent };
    return worded({ error: { ...intent.last_payment_error, payment_intent: intent } }, this.#locale);
  }
}

for (const name of NOT_SERVED) {
  Object.defineProperty(StripeClient.prototype, name, {
    configurable: true,
    value() {
      throw new IntegrationError(`The local emulator for Stripe.js does not support stripe.${name}().`);
    },
  });
}

/** @param {() => void} act */
function whenBodyIsThere(act) {
  if (document.body) act();
  else document.addEventListener('DOMContentLoaded', act, { once: true });
}

/** @param {unknown} apiKey @param {Record<string, any>} [options] */
function Stripe(apiKey, options = {}) {
  if (typeof apiKey !== 'string' || apiKey === '') {
    throw new IntegrationError('Missing value for Stripe(): apiKey should be a string.');
  }
  if (apiKey.startsWith('sk_')) {
    throw new IntegrationError(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    );
  }
  return new StripeClient(apiKey, options);
}
Stripe.version = 3;

// In a page that loads the script twice the first stays, and the Elements it has made.
/** @type {any} */ (window).Stripe ??= Stripe;
