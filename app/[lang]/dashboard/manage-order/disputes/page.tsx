import { ShieldAlert } from 'lucide';
import { DisputeTable } from '@/components/disputes/dispute-table';
import { Link } from '@/components/ui/links/link';
import { listHref } from '@/lib/client/page/list-query';
import { listDisputes } from '@/lib/server/commerce/payments/disputes/list-disputes';
import { disputeQuerySchema } from '@/lib/shared/payments/returned-money.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { listPage } from '../../list-page';

const PATH = ROUTES.disputes;

const page = listPage({
  path: PATH,
  icon: ShieldAlert,
  query: disputeQuerySchema,
  backTo: { path: ROUTES.manageOrders, label: ({ orderPage }) => orderPage.disputes.back },
  own: ({ orderPage }) => orderPage.disputes,
  list: async (actor, query) => {
    const { disputes: rows, total } = await listDisputes(actor, query);
    return { rows, total };
  },
  frame: ({ query: { state }, own }) => ({
    narrowing: { state },
    controls: (
      <Link
        href={listHref(PATH, state ? {} : { state: 'open' })}
        className="font-medium text-ink text-sm underline underline-offset-4"
      >
        {state ? own.showAll : own.openOnly}
      </Link>
    ),
  }),
  table: ({ rows, own }) => <DisputeTable disputes={rows} texts={own} withOrder />,
});

export const { generateMetadata } = page;
export default page.Page;
