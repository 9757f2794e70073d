import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { importBankFile } from '@/lib/server/commerce/payments/company/import-bank-file';
import { bankFileCalls } from '@/lib/shared/receivables/bank-file/bank-file.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(bankFileCalls.importBankFile, ({ actor, body }) => importBankFile(actor, body)),
]);
