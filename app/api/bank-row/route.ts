import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listBankRows } from '@/lib/server/commerce/payments/company/list-bank-rows';
import { bankFileCalls } from '@/lib/shared/receivables/bank-file/bank-file.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(bankFileCalls.listBankRows, ({ actor, query }) => listBankRows(actor, query)),
]);
