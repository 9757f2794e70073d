import { Undo2 } from 'lucide';
import { RefundTable } from '@/components/refunds/refund-table';
import { callPath } from '@/lib/client/page/call-path';
import { listRefunds } from '@/lib/server/commerce/payments/refunds/list-refunds';
import type { paymentCalls } from '@/lib/shared/payments/payments.contract';
import { refundQuerySchema } from '@/lib/shared/payments/returned-money.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { listPage } from '../../list-page';

const page = listPage({
  path: ROUTES.refunds,
  icon: Undo2,
  query: refundQuerySchema,
  backTo: { path: ROUTES.manageOrders, label: ({ orderPage }) => orderPage.refunds.back },
  own: ({ orderPage }) => orderPage.refunds,
  list: async (actor, query) => {
    const { refunds: rows, total } = await listRefunds(actor, query);
    return { rows, total };
  },
  file: (query) => callPath<typeof paymentCalls.exportRefunds>('/api/refund/export.csv', { query }),
  table: ({ rows, own, texts }) => (
    <RefundTable refunds={rows} texts={own} withOrder confirm={texts.shell.confirm} />
  ),
});

export const { generateMetadata } = page;
export default page.Page;
