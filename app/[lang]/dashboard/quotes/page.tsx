import { FileQuestion } from 'lucide-react';
import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { QuoteTable } from '@/components/quotes/quote-table';
import { listAllQuotes } from '@/lib/server/quotes/list-quotes';
import { type AddressQuery, listHref, readListQuery } from '@/lib/shared/list-query';
import { ROUTES } from '@/lib/shared/routes';
import { enquiriesQuerySchema } from '@/lib/shared/schemas/enquiry';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.manageQuotes;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).quotes.manage.title };
}

/** Everyone's requests for quote, for admins. */
export default async function QuoteRequestsPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { q = '', state, page } = readListQuery(enquiriesQuerySchema, await searchParams);
  const actor = await requireAdmin(listHref(PATH, { q, state, page }));
  const { rows, ...list } = await readListPage(page, async (part) => {
    const { quotes, total } = await listAllQuotes(actor, { q, state, ...part });
    return { rows: quotes, total };
  });
  const { manage } = texts.quotes;
  const { states } = texts.enquiries;
  const options = ([undefined, 'answered', 'spam', 'all'] as const).map(
    (value) => [value, states[value ?? 'open']] as const,
  );
  return (
    <>
      <DashboardHead heading={manage.heading} text={manage.text} />
      <AdminList
        {...list}
        path={PATH}
        q={q}
        filter={{ name: 'state', value: state === 'open' ? undefined : state, options }}
        icon={FileQuestion}
        texts={texts}
        own={manage}
      >
        <QuoteTable quotes={rows} texts={texts} />
      </AdminList>
    </>
  );
}
