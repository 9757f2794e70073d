import { Landmark } from 'lucide';
import { ReceivableSums } from '@/components/receivables/list/receivable-sums';
import { ReceivableTable } from '@/components/receivables/list/receivable-table';
import { callPath } from '@/lib/client/page/call-path';
import { listHref } from '@/lib/client/page/list-query';
import { listReceivables } from '@/lib/server/commerce/receivables/rows/list-receivables';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { receivableCalls } from '@/lib/shared/receivables/receivable-rows.contract';
import {
  receivablesQuerySchema,
  USUAL_RECEIVABLE_SORT,
} from '@/lib/shared/receivables/receivable-rows.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { listPage } from '../list-page';

const PATH = ROUTES.receivables;

const page = listPage({
  path: PATH,
  icon: Landmark,
  query: receivablesQuerySchema,
  own: ({ receivableList }) => receivableList,
  saves: 'receivables',
  file: (query) =>
    callPath<typeof receivableCalls.exportReceivables>('/api/receivable/export.csv', { query }),
  list: async (actor, query) => {
    const { receivables: rows, ...found } = await listReceivables(actor, query);
    return { rows, ...found };
  },
  frame: ({ query: { q = '', age, overdue, sort }, address, sums, ages, own }) => ({
    q,
    narrowing: { age, overdue },
    parameters: { sort },
    above: (
      <ReceivableSums
        sums={sums}
        ages={ages}
        age={age}
        isOverdue={overdue !== undefined}
        hrefOf={(other) => listHref(PATH, { ...address, ...other })}
        texts={own}
      />
    ),
  }),
  table: ({ rows, total, sums, query: { sort }, address, own }) => (
    <ReceivableTable
      rows={rows}
      sums={sums}
      total={total}
      today={shopDay()}
      sorting={{
        ...{ sort: sort ?? USUAL_RECEIVABLE_SORT, path: PATH, address },
        usual: USUAL_RECEIVABLE_SORT,
      }}
      texts={own}
    />
  ),
});

export const { generateMetadata } = page;
export default page.Page;
