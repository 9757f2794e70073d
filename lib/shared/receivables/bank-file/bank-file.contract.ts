import { callsOf } from '../../calls/contract';
import { idParamSchema } from '../../calls/fields.schema';
import {
  BANK_FILE_BYTES_MAX,
  importBankFileSchema,
  importedBankFileSchema,
  undoneBankFileSchema,
} from './bank-file.schema';

export const bankFileCalls = callsOf({ tag: 'Companies', who: 'admin' })({
  importBankFile: {
    method: 'POST',
    path: '/api/all-payment/import',
    summary:
      'Book the rows of a bank’s file whose text, reference or payer names invoices, orders or PO numbers of exactly one company; `dryRun` answers the same and books nothing. A row with day, amount, and text or reference of a payment that was booked is a duplicate.',
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
});
