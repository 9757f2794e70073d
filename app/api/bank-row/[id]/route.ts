import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { changeBankRow } from '@/lib/server/commerce/payments/company/change-bank-row';
import { bankFileCalls } from '@/lib/shared/receivables/bank-file/bank-file.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(bankFileCalls.changeBankRow, ({ actor, params, body }) => changeBankRow(actor, params.id, body)),
]);
