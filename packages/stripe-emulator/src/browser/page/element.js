import { Frame } from './frame.js';
import { IntegrationError } from './integration-error.js';
import { labelsOf, nameOf } from './labels.js';
import { Listeners } from './listeners.js';

/** @type {Record<string, string>} */
export const FRAME_TITLES = {
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
};

const DEFAULT_CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

// A light frame on a page of whatever scheme stays transparent.
const FRAME_STYLE =
  'border: none !important; margin: 0 !important; padding: 0 !important; width: 1px !important; min-width: 100% !important; overflow: hidden !important; display: block !important; user-select: none !important; color-scheme: light only !important; height: 19.2px;';
const WRAPPER_STYLE =
  'margin: 0 !important; padding: 0 !important; border: none !important; display: block !important; background: transparent !important; position: relative !important;';

/** One card field, as Stripe.js makes it: https://docs.stripe.com/js/element */
export class CardElement {
  #listeners = new Listeners();
  #state = { empty: true, complete: false, invalid: false, focus: false };
  /** @type {Record<string, any>} */
  #options;
  /** @type {HTMLElement | null} */
  #container = null;
  /** @type {Frame | null} */
  #frame = null;
  #isDestroyed = false;
  #unlabel = () => undefined;

  /**
   * @param {string} type
   * @param {Record<string, any>} options
   * @param {{ id: string, fonts: object[], locale: string, remove: () => void }} group
   */
  constructor(type, options, group) {
    this._type = type;
    this._group = group;
    this.#options = { ...options };
  }

  /** Whether it is on the page, so that it can be paid with. */
  get _isMounted() {
    return this.#frame !== null;
  }

  /** @param {string} event @param {(detail: any) => void} handler */
  on(event, handler) {
    this.#listeners.add(event, handler);
    return this;
  }

  /** @param {string} event @param {(detail: any) => void} handler */
  once(event, handler) {
    this.#listeners.add(event, handler, true);
    return this;
  }

  /** @param {string} event @param {(detail: any) => void} [handler] */
  off(event, handler) {
    this.#listeners.remove(event, handler);
    return this;
  }

  /** @param {string | HTMLElement} target */
  mount(target) {
    if (this.#isDestroyed) {
      throw new IntegrationError(
        'This Element has already been destroyed. Please create a new one with elements.create().',
      );
    }
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!(container instanceof HTMLElement)) {
      throw new IntegrationError(
        `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page. Make sure the element exists on the page before calling mount().`,
      );
    }
    if (container === this.#container) return;
    this.unmount();
    this.#container = container;
    this.#frame = new Frame({
      path: 'field.html',
      title: FRAME_TITLES[this._type] ?? '',
      style: FRAME_STYLE,
      hello: () => this.#hello(container),
      onEvent: (event, detail) => this.#handleEvent(event, detail),
    });
    const wrapper = document.createElement('div');
    wrapper.className = '__PrivateStripeElement';
    wrapper.style.cssText = WRAPPER_STYLE;
    wrapper.append(this.#frame.iframe);
    container.replaceChildren(wrapper);
    this.#followLabels(container);
    this.#showState();
  }

  unmount() {
    this.#unlabel();
    this.#frame?.remove();
    this.#frame = null;
    this.#showState(false);
    this.#container?.replaceChildren();
    this.#container = null;
    this.#state = { empty: true, complete: false, invalid: false, focus: false };
  }

  destroy() {
    this.unmount();
    this.#isDestroyed = true;
    this._group.remove();
  }

  /** @param {Record<string, any>} options */
  update(options) {
    this.#showState(false);
    this.#options = { ...this.#options, ...options };
    this.#frame?.notify('update', cloneOptions(options));
    this.#showState();
  }

  focus() {
    this.#frame?.iframe.focus();
    this.#frame?.notify('focus');
  }

  blur() {
    this.#frame?.notify('blur');
    this.#frame?.iframe.blur();
  }

  clear() {
    this.#frame?.notify('clear');
  }

  /** @param {HTMLElement} container */
  #hello(container) {
    return {
      type: this._type,
      group: this._group.id,
      fonts: this._group.fonts,
      locale: this._group.locale,
      label: nameOf(container),
      options: cloneOptions(this.#options),
    };
  }

  /** @param {string} event @param {any} detail */
  #handleEvent(event, detail) {
    const elementType = this._type;
    if (event === 'height') {
      this.#frame?.iframe.style.setProperty('height', `${detail}px`);
    } else if (event === 'enter') {
      submitFormOf(this.#container);
    } else {
      if (event === 'change') {
        this.#state = {
          ...this.#state,
          empty: detail.empty,
          complete: detail.complete,
          invalid: detail.error !== undefined,
        };
      }
      if (event === 'focus' || event === 'blur') this.#state.focus = event === 'focus';
      this.#showState();
      this.#listeners.emit(event, { elementType, ...detail });
    }
  }

  /** @param {HTMLElement} container */
  #followLabels(container) {
    const labels = labelsOf(container);
    const onClick = () => this.focus();
    for (const label of labels) label.addEventListener('click', onClick);
    this.#unlabel = () => {
      for (const label of labels) label.removeEventListener('click', onClick);
    };
  }

  #showState(isShown = true) {
    const classes = { ...DEFAULT_CLASSES, ...this.#options.classes };
    const state = { base: true, ...this.#state };
    for (const [name, className] of Object.entries(classes)) {
      for (const each of String(className).split(/\s+/).filter(Boolean)) {
        this.#container?.classList.toggle(
          each,
          isShown && Boolean(state[/** @type {keyof typeof state} */ (name)]),
        );
      }
    }
  }
}

/** Enter in a card field submits the form around it, unless its button is disabled: as in any other field. */
/** @param {HTMLElement | null} container */
function submitFormOf(container) {
  const form = container?.closest('form');
  const button = /** @type {HTMLButtonElement | null} */ (
    form?.querySelector('[type="submit"], button:not([type])') ?? null
  );
  if (!button?.disabled) form?.requestSubmit(button);
}

/**
 * Returns the options that a frame understands, without values that cannot be posted. @param {Record<string, any>}
 * options
 */
function cloneOptions(options) {
  const { classes: _classes, ...rest } = options;
  return JSON.parse(JSON.stringify(rest));
}
