import { callApi } from './api-client.js';
import { connectToPage } from './connect.js';

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const buttons = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll('button')]);

connectToPage(({ apiKey, id, clientSecret, isDark }, emit) => {
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  const path = `/v1/payment_intents/${id}`;
  const retrieve = () => callApi(apiKey, 'GET', path, { client_secret: clientSecret });

  async function showAmount() {
    const result = await retrieve();
    if ('value' in result) byId('amount').textContent = formatAmount(result.value);
  }

  /** @param {string} outcome */
  async function end(outcome) {
    for (const button of buttons) button.disabled = true;
    byId('problem').textContent = '';
    const result = await callApi(apiKey, 'POST', `${path}/emulator_authenticate`, {
      client_secret: clientSecret,
      outcome,
    });
    if ('value' in result) {
      emit('done', result.value);
      return;
    }
    // The challenge may have been completed elsewhere meanwhile: the intent has the outcome.
    const known = await retrieve();
    if ('value' in known && known.value.status !== 'requires_action') {
      emit('done', known.value);
      return;
    }
    byId('problem').textContent = result.error.message;
    for (const button of buttons) button.disabled = false;
  }

  byId('complete').addEventListener('click', () => end('complete'));
  byId('fail').addEventListener('click', () => end('fail'));
  // Disabled until here: a click without a listener would be lost.
  for (const button of buttons) button.disabled = false;
  document.addEventListener('keydown', keepFocusInside);
  /** @type {HTMLElement} */ (document.querySelector('.dialog')).focus();
  showAmount();
  return {};
});

/** Keeps the focus inside the dialog until the challenge is completed. @param {KeyboardEvent} event */
function keepFocusInside(event) {
  if (event.key !== 'Tab') return;
  const [first, last] = [buttons.at(0), buttons.at(-1)];
  const from = document.activeElement;
  const isLeaving = event.shiftKey
    ? from === first || !buttons.includes(/** @type {any} */ (from))
    : from === last;
  if (!isLeaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** @param {{ amount: number, currency: string }} intent */
function formatAmount({ amount, currency }) {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  // Intl has none for these, and Stripe two.
  const decimals = ['cop', 'huf', 'isk'].includes(currency)
    ? 2
    : format.resolvedOptions().maximumFractionDigits;
  return format.format(amount / 10 ** (decimals ?? 2));
}
