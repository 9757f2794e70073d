import { CardElement, FRAME_TITLES } from './element.js';
import { IntegrationError } from './integration-error.js';

/** What `stripe.elements()` returns: the Elements of one form. https://docs.stripe.com/js/elements_object */
export class Elements {
  #id = crypto.randomUUID();
  /** @type {Map<string, CardElement>} */
  #made = new Map();
  /** @type {Record<string, any>} */
  #options;

  /** @param {Record<string, any>} options */
  constructor(options) {
    this.#options = { ...options };
  }

  /** @param {string} type @param {Record<string, any>} [options] */
  create(type, options = {}) {
    if (!(type in FRAME_TITLES)) {
      throw new IntegrationError(
        `elements.create(): the local emulator for Stripe.js has no Element of type ${JSON.stringify(type)}; it has ${Object.keys(FRAME_TITLES).join(', ')}.`,
      );
    }
    if (this.#made.has(type)) {
      throw new IntegrationError(`Can only create one Element of type ${type} through the same Elements.`);
    }
    const { fonts = [], locale = 'auto' } = this.#options;
    const element = new CardElement(type, options, {
      id: this.#id,
      fonts,
      locale,
      remove: () => this.#made.delete(type),
    });
    this.#made.set(type, element);
    return element;
  }

  /** Accepts a type's name or the React component of that type. @param {any} type */
  getElement(type) {
    return this.#made.get(typeof type === 'string' ? type : type?.__elementType) ?? null;
  }

  /** @param {Record<string, any>} options */
  update(options) {
    this.#options = { ...this.#options, ...options };
  }
}
