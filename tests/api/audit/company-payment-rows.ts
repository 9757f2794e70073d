import { activeCompany } from '@/tests/support/companies';
import { anAdmin } from '@/tests/support/people';
import { newKey } from '@/tests/support/store';
import { byAdmin, type Row } from './expected';

/** An admin records $50 of a company that owes nothing. */
async function recordedPayment() {
  const { id: companyId } = await activeCompany();
  const admin = await anAdmin();
  const body = { amount: 50, receivedOn: '2026-01-02', reference: 'Transfer' };
  const key = newKey();
  const { insertedId } = (await admin.call('POST', `/api/all-company/${companyId}/payment`, body, key)).body;
  const facts = { companyId, method: 'hand', amountCents: 5_000 };
  return { admin, facts, subject: { kind: 'payment', id: insertedId, label: null } };
}

async function received() {
  const { facts, subject } = await recordedPayment();
  const after = { ...facts, receivedOn: '2026-01-02', invoices: [], unappliedCents: 5_000 };
  return { subject, after };
}

async function reversed() {
  const { admin, facts, subject } = await recordedPayment();
  await admin.call('POST', `/api/all-payment/${subject.id}/reverse`, { reason: 'Bounced' });
  return { subject, after: { ...facts, reason: 'Bounced' } };
}

/** The rows of the payments of companies. */
export const COMPANY_PAYMENT_ROWS = {
  'payment.received': () => byAdmin(received()),
  'payment.reversed': () => byAdmin(reversed()),
} satisfies Record<string, Row>;
