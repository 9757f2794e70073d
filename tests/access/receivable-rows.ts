import { ObjectId } from 'mongodb';
import { bankFileCalls } from '@/lib/shared/receivables/bank-file/bank-file.contract';
import { receivableCalls } from '@/lib/shared/receivables/receivable-rows.contract';
import { managedReceivableCalls, statementCalls } from '@/lib/shared/receivables/receivables.contract';
import { journalCalls } from '@/lib/shared/reports/journal.contract';
import { stored } from '@/tests/api/support/database';
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

async function ofBankFile({ admin }: World, more: object = {}) {
  const { id: companyId } = await activeCompany();
  const row = { date: '2026-01-02', amount: 5, text: 'none', reference: unique('ref-'), companyId, ...more };
  const booked = await admin.call('POST', '/api/all-payment/import', { rows: [row], dryRun: false });
  return { path: { id: booked.body.fileId } };
}

/** Of money that no other row of this table booked: what is the same as a payment does not wait. */
async function ofBankRow(world: World) {
  const { path } = await ofBankFile(world, { text: unique('Waits '), companyId: undefined });
  const row = await stored('bank_rows').findOne({ fileId: new ObjectId(path.id) });
  return { path: { id: String(row?._id) }, body: { state: 'aside' } };
}

/** As COMPANY_ROWS: of people who belong to no company. */
export const RECEIVABLE_ROWS: readonly Row[] = [
  callRow(statementCalls.getStatement, NONE),
  callRow(statementCalls.exportStatement, NONE),
  callRow(statementCalls.getStatementPdf, NONE),
  callRow(receivableCalls.listReceivables),
  callRow(receivableCalls.exportReceivables),
  callRow(journalCalls.listJournal),
  callRow(journalCalls.exportJournal),
  callRow(journalCalls.getJournalPapers),
  callRow(
    receivableCalls.remindCompanies,
    {},
    { request: async () => ({ body: { companyIds: [(await activeCompany()).id] }, headers: key() }) },
  ),
  callRow(managedReceivableCalls.getManagedStatement, {}, { request: ofCompany }),
  callRow(managedReceivableCalls.exportManagedStatement, {}, { request: ofCompany }),
  callRow(managedReceivableCalls.getManagedStatementPdf, {}, { request: ofCompany }),
  callRow(
    managedReceivableCalls.recordCompanyPayment,
    {},
    { request: async () => ({ ...(await ofCompany()), body: PAYMENT, headers: key() }) },
  ),
  callRow(managedReceivableCalls.reverseCompanyPayment, {}, { request: (_, world) => ofPayment(world) }),
  callRow(bankFileCalls.undoBankFile, {}, { request: (_, world) => ofBankFile(world) }),
  callRow(bankFileCalls.undoFile, {}, { request: (_, world) => ofBankFile(world) }),
  callRow(bankFileCalls.listBankRows, {}, { request: () => ({ query: { limit: '10' } }) }),
  callRow(bankFileCalls.changeBankRow, {}, { request: (_, world) => ofBankRow(world) }),
  callRow(
    bankFileCalls.importBankFile,
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
