import {
  cvcLength,
  cvcProblem,
  expiryDigits,
  expiryProblem,
  formatExpiry,
  formatNumber,
  longestNumber,
  numberProblem,
} from './card-rules.js';

/**
 * What each input is called, and how it reads and shows what is typed. Names and labels are Stripe's.
 * @type {Record<string, {
 *   name: string, label: string, placeholder: string, autocomplete: string,
 *   digits: (text: string, brand: string) => string, format: (digits: string) => string,
 *   problem: (digits: string, brand: string) => import('./card-rules.js').Problem | null,
 * }>}
 */
const KINDS = {
  number: {
    name: 'cardnumber',
    label: 'Credit or debit card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    digits: (text) => {
      const digits = text.replaceAll(/\D/g, '');
      return digits.slice(0, longestNumber(digits));
    },
    format: formatNumber,
    problem: numberProblem,
  },
  expiry: {
    name: 'exp-date',
    label: 'Credit or debit card expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    digits: expiryDigits,
    format: formatExpiry,
    problem: (digits) => expiryProblem(digits, new Date()),
  },
  cvc: {
    name: 'cvc',
    label: 'Credit or debit card CVC/CVV',
    placeholder: 'CVC',
    autocomplete: 'cc-csc',
    digits: (text, brand) => text.replaceAll(/\D/g, '').slice(0, cvcLength(brand)),
    format: (digits) => digits,
    problem: cvcProblem,
  },
};

/** One input of a card: stores its digits, shows them formatted, and validates them. */
export class CardInput {
  digits = '';
  /** What is merely unfinished is shown once the buyer left the field or submitted. */
  #showsEarly = false;
  #rules;

  /**
   * @param {string} kind
   * @param {{ brand: () => string, changed: () => void, completed: () => void }} surroundings
   */
  constructor(kind, surroundings) {
    const rules = KINDS[kind];
    if (!rules) throw new Error(`There is no card input ${kind}.`);
    this.kind = kind;
    this.#rules = rules;
    this.surroundings = surroundings;
    this.input = document.createElement('input');
    Object.assign(this.input, {
      name: rules.name,
      type: 'text',
      inputMode: 'numeric',
      autocomplete: rules.autocomplete,
      placeholder: rules.placeholder,
      spellcheck: false,
    });
    this.input.setAttribute('aria-label', rules.label);
    this.input.setAttribute('autocorrect', 'off');
    this.input.addEventListener('input', (event) => this.#onInput(/** @type {InputEvent} */ (event)));
    this.input.addEventListener('keydown', (event) => this.#onKeyDown(event));
    this.input.addEventListener('blur', () => this.#onBlur());
  }

  get isComplete() {
    return this.problem === null;
  }

  get problem() {
    return this.#rules.problem(this.digits, this.surroundings.brand());
  }

  /** The problem, if the buyer should see it now. */
  get shownProblem() {
    const { problem } = this;
    if (!problem || (problem.isEarly && !this.#showsEarly)) return null;
    return problem;
  }

  clear() {
    this.digits = '';
    this.#showsEarly = false;
    this.input.value = '';
  }

  /** Shows any problem, finished or not. */
  check() {
    this.#showsEarly = true;
    return this.problem;
  }

  /** Updates the input's state, for its style and for screen readers. */
  show() {
    const isInvalid = this.shownProblem !== null;
    this.input.classList.toggle('invalid', isInvalid);
    this.input.classList.toggle('complete', this.isComplete);
    this.input.classList.toggle('empty', this.digits === '');
    this.input.setAttribute('aria-invalid', String(isInvalid));
  }

  /** @param {InputEvent} event */
  #onInput(event) {
    const { input } = this;
    const wasComplete = this.isComplete;
    const caret = input.selectionStart ?? input.value.length;
    const isAtEnd = caret === input.value.length;
    const digitsBefore = input.value.slice(0, caret).replaceAll(/\D/g, '').length;
    this.digits = this.#rules.digits(input.value, this.surroundings.brand());
    this.#showsEarly = false;
    input.value = this.#format(event.inputType?.startsWith('delete') === true);
    if (!isAtEnd) placeCaret(input, digitsBefore);
    this.surroundings.changed();
    if (!wasComplete && this.isComplete && isAtEnd) this.surroundings.completed();
  }

  /** While deleting, separators are not put back. @param {boolean} isDeleting */
  #format(isDeleting) {
    const text = this.#rules.format(this.digits);
    return isDeleting ? text.replace(/\D+$/, '') : text;
  }

  /** Deleting right behind a separator deletes the digit before it. @param {KeyboardEvent} event */
  #onKeyDown(event) {
    const { input } = this;
    const caret = input.selectionStart ?? 0;
    if (event.key !== 'Backspace' || caret !== input.selectionEnd) return;
    const before = input.value.slice(0, caret);
    const separator = /\D+$/.exec(before)?.[0].length ?? 0;
    if (separator > 0 && caret > separator) input.setSelectionRange(caret - separator, caret - separator);
  }

  #onBlur() {
    if (this.digits === '' || this.#showsEarly) return;
    this.#showsEarly = true;
    this.surroundings.changed();
  }
}

/** @param {HTMLInputElement} input @param {number} digitsBefore */
function placeCaret(input, digitsBefore) {
  let place = 0;
  for (let passed = 0; place < input.value.length && passed < digitsBefore; place += 1) {
    if (/\d/.test(input.value.charAt(place))) passed += 1;
  }
  input.setSelectionRange(place, place);
}
