import { importBankFileCall, undoBankFileCall } from '@/lib/shared/receivables/bank-file/bank-file.contract';
import {
  exportManagedStatementCall,
  exportStatementCall,
  getManagedStatementCall,
  getManagedStatementPdfCall,
  getStatementCall,
  getStatementPdfCall,
  recordCompanyPaymentCall,
  reverseCompanyPaymentCall,
} from '@/lib/shared/receivables/receivables.contract';
import { activeCompany } from '@/tests/support/companies';
import { newKey, unique } from '@/tests/support/store';
import { callRow } from './define-row';
import type { Row, World } from './row';

const NONE = { own: 404 };
const PAYMENT = { amount: 5, receivedOn: '2026-01-02', reference: 'Transfer' };
const key = newKey;

async function ofCompany() {
  const { id } = await activeCompany();
  return { path: { id } };
}

async function ofPayment({ admin }: World) {
  const { id } = await activeCompany();
  const made = await admin.call('POST', `/api/all-company/${id}/payment`, PAYMENT, key());
  return { path: { id: made.body.insertedId }, body: { reason: 'Bounced' } };
}

async function ofBankFile({ admin }: World) {
  const { id: companyId } = await activeCompany();
  const row = { date: '2026-01-02', amount: 5, text: 'none', reference: unique('ref-'), companyId };
  const booked = await admin.call('POST', '/api/all-payment/import', { rows: [row], dryRun: false });
  return { path: { id: booked.body.fileId } };
}

/** As COMPANY_ROWS: of people who belong to no company. */
export const RECEIVABLE_ROWS: readonly Row[] = [
  callRow(getStatementCall, NONE),
  callRow(exportStatementCall, NONE),
  callRow(getStatementPdfCall, NONE),
  callRow(getManagedStatementCall, {}, { request: ofCompany }),
  callRow(exportManagedStatementCall, {}, { request: ofCompany }),
  callRow(getManagedStatementPdfCall, {}, { request: ofCompany }),
  callRow(
    recordCompanyPaymentCall,
    {},
    { request: async () => ({ ...(await ofCompany()), body: PAYMENT, headers: key() }) },
  ),
  callRow(reverseCompanyPaymentCall, {}, { request: (_, world) => ofPayment(world) }),
  callRow(undoBankFileCall, {}, { request: (_, world) => ofBankFile(world) }),
  callRow(
    importBankFileCall,
    {},
    {
      request: () => ({
        body: {
          rows: [{ date: '2026-01-02', amount: 5, text: 'none', reference: unique('ref-') }],
          dryRun: false,
        },
      }),
    },
  ),
];
