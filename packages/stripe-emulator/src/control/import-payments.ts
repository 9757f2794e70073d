import { HttpRefusal } from '@forgeline/emulator-kit/json-http';
import type Stripe from 'stripe';
import { makeCharge } from '#payments/charges';
import { checkAmount, checkCurrency } from '#payments/currencies';
import { newIntent } from '#payments/new-intent';
import { readBillingDetails, storeCard } from '#payments/payment-methods';
import { makeRefund } from '#payments/refunds';
import type { State } from '#state/state';

type PastPayment = {
  id: string;
  amount: number;
  currency: string;
  created: number;
  name: string | null;
  email: string | null;
  description: string | null;
  metadata: Record<string, string>;
  /** In full, unless it has an amount. */
  refund: { id: string; created: number; amount?: number; metadata: Record<string, string> } | null;
};

const FIELDS = ['id', 'amount', 'currency', 'created', 'name', 'email', 'description', 'metadata', 'refund'];
const CARD = { number: '4242424242424242', expMonth: 12, cvc: '123' };
const CARD_YEARS_AHEAD = 5;

/**
 * Imports past payments, such as a demo shop's history, so that they can be looked up and refunded like any other. Each
 * becomes a succeeded intent with its charge. There are no events for them, since nothing happens now. A payment that
 * is known already stays as it is. Throws HttpRefusal 400 for a malformed one, and 409 for one that is known with
 * another amount; then none is imported.
 */
export function importPayments(state: State, given: unknown): { imported: number; known: number } {
  if (!Array.isArray(given)) throw new HttpRefusal(400, 'payments must be a list.');
  const payments = given.map((each, index) => readPayment(each, `payments[${index}]`));
  const ids = new Set(payments.map(({ id }) => id));
  if (ids.size < payments.length) throw new HttpRefusal(400, 'payments names one payment twice.');
  const unknown = payments.filter((payment) => !isImported(state, payment));
  for (const payment of unknown) importPayment(state, payment);
  return { imported: unknown.length, known: payments.length - unknown.length };
}

function isImported(state: State, { id, amount, currency }: PastPayment): boolean {
  const existing = state.intents.get(id);
  if (!existing) return false;
  if (existing.status === 'succeeded' && existing.amount === amount && existing.currency === currency)
    return true;
  throw new HttpRefusal(409, `${id} is known already, as another payment.`);
}

function importPayment(state: State, payment: PastPayment): void {
  const { id, amount, currency, created, name, email } = payment;
  const billing = { ...readBillingDetails(undefined), name, email };
  const year = new Date(created * 1000).getUTCFullYear() + CARD_YEARS_AHEAD;
  const shown: Stripe.PaymentMethod = {
    ...storeCard(state, { ...CARD, expYear: year }, billing, {}),
    created,
  };
  const method = { shown, testNumber: CARD.number, usedUp: true };
  const open = newIntent({
    id,
    amount,
    currency,
    created,
    automaticMethods: { allow_redirects: 'always', enabled: true },
    captureMethod: 'automatic_async',
    methodId: shown.id,
    details: { description: payment.description, receipt_email: email, metadata: payment.metadata },
  });
  const charge: Stripe.Charge = { ...makeCharge(open, method, null, false), created };
  state.put('methods', shown.id, method);
  if (payment.refund) {
    const refund = makeRefund(charge, { amount, ...payment.refund });
    state.put('refunds', refund.id, refund);
    Object.assign(charge, { amount_refunded: refund.amount, refunded: refund.amount === amount });
  }
  state.put('charges', charge.id, charge);
  state.put('intents', id, {
    ...open,
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
  });
}

function readPayment(given: unknown, where: string): PastPayment {
  const refuse = (what: string): never => {
    throw new HttpRefusal(400, `${where}${what}`);
  };
  if (typeof given !== 'object' || given === null) return refuse(' must be an object.');
  const payment = given as Record<string, unknown>;
  const stranger = Object.keys(payment).find((name) => !FIELDS.includes(name));
  if (stranger !== undefined) refuse(`.${stranger} is not known.`);
  const { id, amount, created } = payment;
  if (typeof id !== 'string' || !/^pi_[A-Za-z0-9]{8,}$/.test(id)) return refuse('.id must be a pi_… id.');
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return refuse('.amount must be whole.');
  if (
    typeof created !== 'number' ||
    !Number.isInteger(created) ||
    created < 0 ||
    created > Date.now() / 1000
  ) {
    return refuse('.created must be seconds since 1970, not in the future.');
  }
  if (typeof payment.currency !== 'string') return refuse('.currency must be text.');
  const text = (name: 'name' | 'email' | 'description') => {
    const value = payment[name] ?? null;
    return value === null || typeof value === 'string' ? value : refuse(`.${name} must be text.`);
  };
  const refund = readPastRefund(payment.refund, { created, amount }, refuse);
  const currency = checkCurrency(payment.currency);
  checkAmount(amount, currency);
  return {
    id,
    amount,
    currency,
    created,
    name: text('name'),
    email: text('email'),
    description: text('description'),
    metadata: readMetadata(payment.metadata, () => refuse('.metadata must hold texts.')),
    refund,
  };
}

function readPastRefund(
  given: unknown,
  paid: { created: number; amount: number },
  refuse: (what: string) => never,
): PastPayment['refund'] {
  if (given === undefined || given === null) return null;
  const { id, created, amount = paid.amount } = given as Record<string, unknown>;
  if (typeof id !== 'string' || !/^re_[A-Za-z0-9]{8,}$/.test(id))
    return refuse('.refund.id must be a re_… id.');
  if (typeof created !== 'number' || !Number.isInteger(created) || created < paid.created) {
    return refuse('.refund.created must be seconds since 1970, not before the payment.');
  }
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1 || amount > paid.amount)
    return refuse('.refund.amount must be whole, and no more than the payment.');
  const metadata = readMetadata((given as Record<string, unknown>).metadata, () =>
    refuse('.refund.metadata must hold texts.'),
  );
  return { id, created, amount, metadata };
}

function readMetadata(given: unknown, refuse: () => never): Record<string, string> {
  if (given === undefined) return {};
  if (typeof given !== 'object' || given === null) return refuse();
  if (!Object.values(given).every((value) => typeof value === 'string')) return refuse();
  return { ...(given as Record<string, string>) };
}
