import { FileQuestion } from 'lucide';
import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OwnQuoteTable } from '@/components/quotes/own-quote-table';
import { LinkButton } from '@/components/ui/links/link-button';
import { Pagination } from '@/components/ui/links/pagination';
import { EmptyState } from '@/components/ui/states/empty-state';
import { ownerOf } from '@/lib/server/identity/owner';
import { listOwnQuotes } from '@/lib/server/inbox/requests/list-own-quotes';
import { type AddressQuery, listHref, readListQuery } from '@/lib/shared/calls/list-query';
import { ownQuotesQuerySchema } from '@/lib/shared/inbox/quote.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.myQuotes;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).quotes.own.title };
}

export default async function MyQuotesPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { page } = readListQuery(ownQuotesQuerySchema, await searchParams);
  const actor = await requireMember(listHref(PATH, { page }));
  const { rows, ...list } = await readListPage(page, async (part) => {
    const { quotes, total } = await listOwnQuotes(ownerOf(actor), part);
    return { rows: quotes, total };
  });
  const { own } = texts.quotes;
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text}>
        <LinkButton href={ROUTES.quote} variant="outline" size="sm">
          {own.ask}
        </LinkButton>
      </DashboardHead>
      {rows.length === 0 ? (
        <EmptyState icon={FileQuestion} title={own.empty.title} text={own.empty.text}>
          <LinkButton href={ROUTES.quote}>{own.ask}</LinkButton>
        </EmptyState>
      ) : (
        <div className="grid min-w-0 gap-4">
          <OwnQuoteTable quotes={rows} texts={texts} />
          <Pagination
            page={list.page}
            pageCount={list.pageCount}
            href={(next) => listHref(PATH, { page: next })}
            texts={texts.shell.pagination}
          />
        </div>
      )}
    </>
  );
}
