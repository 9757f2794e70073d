import { FileQuestion, type IconNode, Inbox } from 'lucide';
import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { RequestTable } from '@/components/requests/request-table';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { listRequestsWithOffers } from '@/lib/server/commerce/offers/read/quotes-with-offers';
import { requestsQuerySchema } from '@/lib/shared/requests/request.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import { ROUTES } from '@/lib/shared/site/routes';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../page-gate';
import { readListPage } from './read-list-page';

type Screen = { path: string; icon: IconNode; texts: (texts: Texts) => Texts['quotes']['manage'] };

const SCREENS: Record<RequestKind, Screen> = {
  contact: { path: ROUTES.messages, icon: Inbox, texts: ({ contact }) => contact.manage },
  quote: { path: ROUTES.manageQuotes, icon: FileQuestion, texts: ({ quotes }) => quotes.manage },
};

export type RequestListPageProps = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<AddressQuery>;
};

export async function requestListMetadata(
  kind: RequestKind,
  { params }: Pick<RequestListPageProps, 'params'>,
): Promise<Metadata> {
  return { title: SCREENS[kind].texts(textsFor((await params).lang)).title };
}

export async function RequestList(props: RequestListPageProps & { kind: RequestKind }) {
  const { kind, params, searchParams } = props;
  const { path, icon, texts: ownTexts } = SCREENS[kind];
  const texts = textsFor((await params).lang);
  const { q = '', state, page } = readListQuery(requestsQuerySchema, await searchParams);
  const actor = await requireAdmin(listHref(path, { q, state, page }));
  const { rows, ...list } = await readListPage(page, async (part) => {
    const { requests, total } = await listRequestsWithOffers(kind, actor, { q, state, ...part });
    return { rows: requests, total };
  });
  const own = ownTexts(texts);
  const { states } = texts.requests;
  const options = ([undefined, 'answered', 'spam', 'all'] as const).map(
    (value) => [value, states[value ?? 'open']] as const,
  );
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <DashboardHead heading={own.heading} text={own.text} />
      <AdminList
        {...list}
        path={path}
        q={q}
        filter={{ name: 'state', value: state === 'open' ? undefined : state, options }}
        icon={icon}
        texts={texts}
        own={own}
      >
        <RequestTable kind={kind} requests={rows} texts={texts} />
      </AdminList>
    </div>
  );
}
