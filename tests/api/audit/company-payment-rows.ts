import { overdueCompany } from '@/tests/api/support/overdue-company';
import { activeCompany } from '@/tests/support/companies';
import { addTool, anAdmin } from '@/tests/support/people';
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

async function reminded() {
  const company = await overdueCompany(await addTool(await anAdmin()), 20);
  const admin = await anAdmin();
  await admin.call('POST', '/api/receivable/reminder', { companyIds: [company.id] }, newKey());
  return {
    subject: { kind: 'company', id: company.id, label: company.number },
    after: { level: 2, amountCents: 12_500, invoices: [company.invoiceNumber] },
  };
}

/** The rows of the payments of companies. */
export const COMPANY_PAYMENT_ROWS = {
  'payment.received': () => byAdmin(received()),
  'payment.reversed': () => byAdmin(reversed()),
  'receivable.reminded': () => byAdmin(reminded()),
} satisfies Record<string, Row>;
