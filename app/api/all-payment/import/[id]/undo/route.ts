import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { undoBankFile } from '@/lib/server/commerce/payments/company/undo-bank-file';
import { bankFileCalls } from '@/lib/shared/receivables/bank-file/bank-file.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(bankFileCalls.undoBankFile, ({ actor, params }) => undoBankFile(actor, params.id)),
]);
