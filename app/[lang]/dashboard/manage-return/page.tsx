import { Undo2 } from 'lucide';
import { redirect } from 'next/navigation';
import { ReturnTable } from '@/components/returns/return-table';
import { callPath } from '@/lib/client/page/call-path';
import { listHref } from '@/lib/client/page/list-query';
import {
  countReturnsToDo,
  findReturnNumbered,
  listAllReturns,
} from '@/lib/server/commerce/returns/read-returns';
import { allReturnsQuerySchema, RETURN_FILTERS, shownReturns } from '@/lib/shared/returns/return.schema';
import type { allReturnCalls } from '@/lib/shared/returns/returns.contract';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { listPage } from '../list-page';

const page = listPage({
  path: ROUTES.manageReturns,
  icon: Undo2,
  saves: 'manage-return',
  query: allReturnsQuerySchema,
  own: ({ returns }) => ({ ...returns.manage, count: returns.count }),
  list: async (actor, query) => {
    const { returns: rows, total } = await listAllReturns(actor, { ...query, state: shownReturns(query) });
    return { rows, total };
  },
  more: async (actor, { query, language }) => {
    // Whoever scans a slip means this one return.
    const id = query.q && (await findReturnNumbered(actor, query.q));
    if (id) redirect(localPath(ROUTES.manageReturn(id), language));
    return countReturnsToDo(actor);
  },
  file: (query) =>
    callPath<typeof allReturnCalls.exportAllReturns>('/api/all-return/export.csv', {
      query: { ...query, state: shownReturns(query) },
    }),
  frame: ({ query, own: { filters, none, empty, noMatch }, more: waiting }) => {
    const shown = shownReturns(query);
    return {
      q: query.q ?? '',
      filter: {
        name: 'state',
        value: shown,
        options: RETURN_FILTERS.map((filter) => {
          const count = filter === 'all' || filter === 'ended' ? 0 : waiting[filter];
          return [filter, filters[filter], count > 0 ? count : undefined] as const;
        }),
        // An address without a filter stays one.
        addressOf: (filter) => ({ state: filter === shown ? query.state : filter }),
      },
      own: {
        empty: shown === 'all' ? empty : none[shown],
        ...(query.q
          ? { noMatch: { ...noMatch, href: listHref(ROUTES.manageReturns, { state: 'all' }) } }
          : { noMatch: undefined }),
      },
    };
  },
  table: ({ rows, own, texts }) => (
    <ReturnTable
      rows={rows}
      label={own.heading}
      hrefOf={ROUTES.manageReturn}
      orderHrefOf={({ orderId }) => (orderId ? ROUTES.manageOrder(orderId) : undefined)}
      customerOf={({ company, buyerName }) => company ?? (buyerName || texts.privacy.closed.buyer)}
      texts={texts.returns}
    />
  ),
});

export const { generateMetadata } = page;
export default page.Page;
