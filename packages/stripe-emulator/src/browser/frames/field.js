import { brandIcon } from './brand-icon.js';
import { fieldsOf, shareField } from './card-fields.js';
import { CardInput } from './card-input.js';
import { brandOf } from './card-rules.js';
import { connectToPage } from './connect.js';
import { applyStyle, loadFonts } from './field-style.js';

/** @type {Record<string, string[]>} */
const INPUTS = {
  card: ['number', 'expiry', 'cvc', 'postal'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
};

connectToPage(({ type, group, fonts, label, options }, emit) => {
  const root = /** @type {HTMLElement} */ (document.querySelector('.fields'));
  const isWholeCard = type === 'card';
  root.classList.toggle('whole-card', isWholeCard);
  /** The options as they are after every update. @type {Record<string, any>} */
  let settings = {};
  let lastTold = '';
  let lastBrand = 'unknown';

  /** @type {CardInput[]} */
  const inputs = [];
  const siblings = () => fieldsOf(group).filter((field) => field.type !== type && field.type !== 'card');
  /** @returns {string} */
  const brand = () => {
    const number = inputs.find(({ kind }) => kind === 'number');
    if (number) return brandOf(number.digits);
    return (
      siblings()
        .find((field) => field.type === 'cardNumber')
        ?.brand() ?? 'unknown'
    );
  };
  for (const kind of INPUTS[type] ?? []) {
    inputs.push(new CardInput(kind, { brand, changed, completed: () => goOn(kind) }));
  }
  const [first] = inputs;
  if (!first) throw new Error(`There is no card field ${type}.`);
  if (label !== '') first.input.setAttribute('aria-label', label);
  const icon = document.createElement('span');
  icon.className = 'icon';
  root.append(icon, ...inputs.map(({ input }) => wrap(input)));

  /** The inputs in use: the postal code may be switched off. */
  const used = () => inputs.filter(({ kind }) => kind !== 'postal' || settings.hidePostalCode !== true);

  /** The buyer finished an input: on to the next empty one, in this frame or in the form's next. @param {string} kind */
  function goOn(kind) {
    const next = used()[used().findIndex((input) => input.kind === kind) + 1];
    if (next) {
      next.input.focus();
      return;
    }
    if (isWholeCard) return;
    const fields = fieldsOf(group).filter((field) => field.type !== 'card');
    fields[fields.findIndex((field) => field.type === type) + 1]?.focus();
  }

  function describe() {
    const problem = used()
      .map(({ shownProblem }) => shownProblem)
      .find((shown) => shown !== null);
    return {
      empty: used().every(({ digits }) => digits === ''),
      complete: used().every(({ isComplete }) => isComplete),
      error: problem ? toError(problem) : undefined,
      ...(isWholeCard && { value: { postalCode: inputs[3]?.digits ?? '' } }),
      ...((isWholeCard || type === 'cardNumber') && { brand: brand() }),
    };
  }

  /** Emits what changed. While typing, every keystroke is a change, as with Stripe. */
  function changed() {
    for (const input of inputs) input.show();
    showIcon();
    fold();
    const now = describe();
    const told = JSON.stringify([now, inputs.map(({ digits }) => digits.length)]);
    if (told === lastTold) return;
    lastTold = told;
    emit('change', now);
    if (now.brand !== undefined && now.brand !== lastBrand) {
      lastBrand = now.brand;
      for (const field of siblings()) field.brandChanged(now.brand);
    }
  }

  function showIcon() {
    const isShown = isWholeCard
      ? settings.hideIcon !== true
      : type === 'cardNumber' && settings.showIcon === true;
    icon.hidden = !isShown;
    if (isShown) icon.replaceChildren(brandIcon(describe().error ? 'error' : brand()));
  }

  /** A narrow card field shows the number while it is typed, then its last four digits and the rest. */
  function fold() {
    if (!isWholeCard) return;
    const hasFocus = document.activeElement === first?.input;
    const isElsewhere = inputs.some(
      ({ input }) => input !== first?.input && input === document.activeElement,
    );
    root.classList.toggle('folded', isElsewhere || (Boolean(first?.isComplete) && !hasFocus));
    root.scrollLeft = 0;
  }

  /** @param {Record<string, any>} given */
  function update(given) {
    settings = { ...settings, ...given };
    if (given.style) applyStyle(given.style);
    root.classList.toggle('without-postal', settings.hidePostalCode === true);
    for (const input of inputs) input.input.disabled = settings.disabled === true;
    if (isWholeCard) first?.input.setAttribute('placeholder', 'Card number');
    else if (settings.placeholder !== undefined)
      first?.input.setAttribute('placeholder', settings.placeholder);
    const postalCode = given.value?.postalCode;
    if (isWholeCard && typeof postalCode === 'string')
      inputs[3]?.set(postalCode.replaceAll(/\D/g, '').slice(0, 5));
    changed();
  }

  let isFocused = false;
  root.addEventListener('focusin', () => {
    fold();
    if (!isFocused) emit('focus');
    isFocused = true;
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && root.contains(relatedTarget)) return;
    isFocused = false;
    emit('blur');
    // The active element is only known once the focus has moved.
    queueMicrotask(fold);
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') emit('escape');
    if (key === 'Enter') emit('enter');
  });
  new ResizeObserver(() => emit('height', root.getBoundingClientRect().height)).observe(root);

  shareField({
    group,
    type,
    brand,
    focus: () => first.input.focus(),
    brandChanged: () => changed(),
    check: () => {
      const problems = used().map((input) => input.check());
      changed();
      const problem = problems.find((each) => each !== null);
      return problem ? toError(problem) : null;
    },
    read: () => readInputs(used()),
  });

  loadFonts(fonts);
  applyStyle(options.style ?? {});
  // The initial state is no change.
  lastTold = JSON.stringify([describe(), inputs.map(() => 0)]);
  update(options);
  emit('ready');

  return {
    update,
    focus: () => first.input.focus(),
    blur: () => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined),
    clear: () => {
      for (const input of inputs) input.set('');
      changed();
    },
  };
});

/** @param {HTMLInputElement} input */
function wrap(input) {
  const place = document.createElement('span');
  place.className = `place ${input.name}`;
  place.append(input);
  return place;
}

/** @param {import('./card-rules.js').Problem} problem */
function toError({ code, message }) {
  return { type: 'validation_error', code, message };
}

/** @param {CardInput[]} inputs */
function readInputs(inputs) {
  /** @type {Record<string, string>} */
  const card = {};
  let postalCode = '';
  for (const { kind, digits } of inputs) {
    if (kind === 'postal') postalCode = digits;
    else if (kind === 'expiry') {
      card.exp_month = digits.slice(0, 2);
      card.exp_year = digits.slice(2);
    } else card[kind] = digits;
  }
  return { card, postalCode };
}
