import type { IconNode } from 'lucide';
import { QuotesBeside } from '@/components/requests/quotes-beside';
import { RequestTable } from '@/components/requests/request-table';
import { callPath } from '@/lib/client/page/call-path';
import { listRequestsWithOffers } from '@/lib/server/commerce/offers/read/quotes-with-offers';
import { requestsQuerySchema } from '@/lib/shared/requests/request.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import type { contactCalls, quoteCalls } from '@/lib/shared/requests/requests.contract';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { listPage } from './list-page';

type Own = Texts['quotes']['manage'] | Texts['contact']['manage'];
type Declared = { path: string; icon: IconNode; own: (texts: Texts) => Own };

/** The page with the requests of one kind. */
export function requestList<Kind extends RequestKind>(kind: Kind, declared: Declared) {
  return listPage({
    ...declared,
    ...(kind === 'quote' ? { opens: 'request' } : {}),
    saves: kind === 'quote' ? 'quotes' : 'messages',
    query: requestsQuerySchema,
    list: async (actor, query) => {
      const { requests: rows, total } = await listRequestsWithOffers(kind, actor, query);
      return { rows, total };
    },
    file: (query) =>
      kind === 'quote'
        ? callPath<typeof quoteCalls.exportAllQuotes>('/api/all-quote/export.csv', { query })
        : callPath<typeof contactCalls.exportMessages>('/api/contact/export.csv', { query }),
    frame: ({ query: { q, state }, texts: { requests } }) => ({
      q,
      filter: {
        name: 'state',
        value: state === 'open' ? undefined : state,
        options: ([undefined, 'answered', 'spam', 'all'] as const).map(
          (value) => [value, requests.states[value ?? 'open']] as const,
        ),
      },
    }),
    table: ({ rows, texts }) =>
      kind === 'quote' ? (
        <QuotesBeside texts={texts.admin.beside}>
          <RequestTable kind={kind} requests={rows} opens texts={texts} />
        </QuotesBeside>
      ) : (
        <RequestTable kind={kind} requests={rows} texts={texts} />
      ),
  });
}
