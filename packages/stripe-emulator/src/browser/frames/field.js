import { brandIcon } from './brand-icon.js';
import { fieldsOf, shareField } from './card-fields.js';
import { CardInput } from './card-input.js';
import { brandOf } from './card-rules.js';
import { connectToPage } from './connect.js';
import { applyStyle, loadFonts } from './field-style.js';

/** The card input of each type of Element. @type {Record<string, string>} */
const INPUTS = { cardNumber: 'number', cardExpiry: 'expiry', cardCvc: 'cvc' };

connectToPage(({ type, group, fonts, label, options }, emit) => {
  const root = /** @type {HTMLElement} */ (document.querySelector('.field'));
  const isNumber = type === 'cardNumber';
  /** The options as they are after every update. @type {Record<string, any>} */
  let settings = {};
  let lastState = '';
  let lastBrand = 'unknown';

  const siblings = () => fieldsOf(group).filter((field) => field.type !== type);
  /** @returns {string} */
  const brand = () =>
    isNumber
      ? brandOf(card.digits)
      : (siblings()
          .find((field) => field.type === 'cardNumber')
          ?.brand() ?? 'unknown');
  const card = new CardInput(INPUTS[type] ?? type, { brand, changed, completed: goOn });
  if (label !== '') card.input.setAttribute('aria-label', label);
  const icon = document.createElement('span');
  icon.className = 'icon';
  root.append(icon, card.input);

  /** The buyer finished the input: on to the form's next. */
  function goOn() {
    const fields = fieldsOf(group);
    fields[fields.findIndex((field) => field.type === type) + 1]?.focus();
  }

  function describe() {
    return {
      empty: card.digits === '',
      complete: card.isComplete,
      error: card.shownProblem ? toError(card.shownProblem) : undefined,
      ...(isNumber && { brand: brand() }),
    };
  }

  /** Emits what changed. While typing, every keystroke is a change, as with Stripe. */
  function changed() {
    card.show();
    showIcon();
    const now = describe();
    const state = JSON.stringify([now, card.digits.length]);
    if (state === lastState) return;
    lastState = state;
    emit('change', now);
    if (now.brand !== undefined && now.brand !== lastBrand) {
      lastBrand = now.brand;
      for (const field of siblings()) field.brandChanged();
    }
  }

  function showIcon() {
    const isShown = isNumber && settings.showIcon === true;
    icon.hidden = !isShown;
    if (isShown) icon.replaceChildren(brandIcon(describe().error ? 'error' : brand()));
  }

  /** @param {Record<string, any>} given */
  function update(given) {
    settings = { ...settings, ...given };
    if (given.style) applyStyle(given.style);
    card.input.disabled = settings.disabled === true;
    if (settings.placeholder !== undefined) card.input.setAttribute('placeholder', settings.placeholder);
    changed();
  }

  card.input.addEventListener('focus', () => emit('focus'));
  card.input.addEventListener('blur', () => emit('blur'));
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') emit('escape');
    if (key === 'Enter') emit('enter');
  });
  new ResizeObserver(() => emit('height', root.getBoundingClientRect().height)).observe(root);

  shareField({
    group,
    type,
    brand,
    focus: () => card.input.focus(),
    brandChanged: changed,
    check: () => {
      const problem = card.check();
      changed();
      return problem ? toError(problem) : null;
    },
    read: () => readInput(card),
  });

  loadFonts(fonts);
  applyStyle(options.style ?? {});
  // The initial state is no change.
  lastState = JSON.stringify([describe(), 0]);
  update(options);
  emit('ready');

  return {
    update,
    focus: () => card.input.focus(),
    blur: () => card.input.blur(),
    clear: () => {
      card.clear();
      changed();
    },
  };
});

/** @param {import('./card-rules.js').Problem} problem */
function toError({ code, message }) {
  return { type: 'validation_error', code, message };
}

/** The parameters of a card that the input holds. @param {CardInput} input @returns {Record<string, string>} */
function readInput({ kind, digits }) {
  if (kind === 'expiry') return { exp_month: digits.slice(0, 2), exp_year: digits.slice(2) };
  return { [kind]: digits };
}
