import { bindListFile } from '@/lib/server/api/bind-list-file';
import { refundColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listRefunds } from '@/lib/server/commerce/payments/refunds/list-refunds';
import { paymentCalls } from '@/lib/shared/payments/payments.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(
    paymentCalls.exportRefunds,
    refundColumns,
    async ({ actor, query }) => (await listRefunds(actor, query)).refunds,
  ),
]);
