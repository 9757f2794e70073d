import { callsOf } from '../../calls/contract';
import { idParamSchema } from '../../calls/fields.schema';
import {
  BANK_FILE_BYTES_MAX,
  importBankFileSchema,
  importedBankFileSchema,
  undoneBankFileSchema,
} from './bank-file.schema';
import {
  bankRowsQuerySchema,
  changeBankRowSchema,
  keptBankRowSchema,
  undoneFileSchema,
} from './bank-row.schema';

export const bankFileCalls = callsOf({ tag: 'Companies', who: 'admin' })({
  importBankFile: {
    method: 'POST',
    path: '/api/all-payment/import',
    summary:
      'Book the rows of a bank’s file whose text, reference or payer names invoices, orders or PO numbers of exactly one company; `dryRun` answers the same, books nothing and keeps nothing; else every row is kept in the inbox. A row with day, amount, and text or reference of a payment that was booked is a duplicate.',
    request: importBankFileSchema,
    requestBytesMax: BANK_FILE_BYTES_MAX,
    success: { status: 200, description: 'What became of each row.', schema: importedBankFileSchema },
    errors: ['not-found'],
  },
  undoBankFile: {
    method: 'POST',
    path: '/api/all-payment/import/{id}/undo',
    summary:
      'Take all payments back that were booked from a bank’s file; its rows can then be booked again. A second time takes nothing.',
    params: idParamSchema,
    success: { status: 200, description: 'What was taken back.', schema: undoneBankFileSchema },
    errors: ['not-found'],
  },
  listBankRows: {
    method: 'GET',
    path: '/api/bank-row',
    summary:
      'Rows of banks’ files, by default those that were neither booked, given to a company nor set aside, each with what it would do. The newest file first.',
    isPersonal: true,
    query: bankRowsQuerySchema,
    success: { status: 200, description: 'The rows.', list: 'rows', schema: keptBankRowSchema },
  },
  changeBankRow: {
    method: 'PATCH',
    path: '/api/bank-row/{id}',
    summary:
      'Give a row to a company, which books it as a payment of that company, or set it aside, or open it again. Later rows of the same payer propose the same company.',
    params: idParamSchema,
    request: changeBankRowSchema,
    success: { status: 200, description: 'The row.', schema: keptBankRowSchema },
    errors: ['not-found', 'wrong-order-state'],
  },
  undoFile: {
    method: 'POST',
    path: '/api/bank-file/{id}/undo',
    summary:
      'Take all payments back that came of a bank’s file, those of rows that were given to a company too; its rows leave the inbox and can be booked again. A second time takes nothing.',
    params: idParamSchema,
    success: { status: 200, description: 'What was taken back.', schema: undoneFileSchema },
    errors: ['not-found'],
  },
});
