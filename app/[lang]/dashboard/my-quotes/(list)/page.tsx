import { FileQuestion } from 'lucide';
import type { Metadata } from 'next';
import { z } from 'zod';
import { ArrivalToast } from '@/components/companies/arrival-toast';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OwnOfferTable } from '@/components/offers/offer-tables';
import { OwnQuoteTable } from '@/components/requests/own-quote-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Link, LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { receivesOffers } from '@/lib/server/commerce/offers/offer.policy';
import { listOwnOffers } from '@/lib/server/commerce/offers/read/list-offers';
import { listQuotesWithOffers } from '@/lib/server/commerce/offers/read/quotes-with-offers';
import { ownerOf } from '@/lib/server/identity/owner';
import { inLanguage } from '@/lib/server/platform/http/request-context';
import { ownQuotesQuerySchema } from '@/lib/shared/requests/quote.schema';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../../page-gate';
import { readListPage } from '../../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.myQuotes;
const OFFERS_SHOWN_MAX = 100;

const addressSchema = ownQuotesQuerySchema.extend({ state: z.literal('sent').optional() });

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).quotes.own.title };
}

export default async function MyQuotesPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang);
  const { page, state } = readListQuery(addressSchema, await searchParams);
  const actor = await requireMember(listHref(PATH, { page, state }));
  const { rows, ...list } = await readListPage(page, async (part) => {
    const read = () => listQuotesWithOffers(ownerOf(actor), part);
    const { quotes, total } = await inLanguage(languageOf(lang), read);
    return { rows: quotes, total };
  });
  const readOffers = () => listOwnOffers(actor, { state, limit: OFFERS_SHOWN_MAX });
  const { offers } = receivesOffers(actor) ? await inLanguage(languageOf(lang), readOffers) : { offers: [] };
  const { own } = texts.quotes;
  return (
    <>
      <ArrivalToast />
      <DashboardHead heading={own.heading} text={own.text}>
        <LinkButton href={ROUTES.quote} variant="outline" size="sm">
          {own.ask}
        </LinkButton>
      </DashboardHead>
      {offers.length > 0 ? (
        <section className="grid min-w-0 gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="font-bold text-lg">
              {state ? texts.offers.own.list.toAnswer : texts.offers.own.list.heading}
            </h2>
            {state ? (
              <Link
                href={PATH}
                prefetch={false}
                className="text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {texts.offers.own.list.all}
              </Link>
            ) : null}
          </div>
          <OwnOfferTable offers={offers} texts={texts} />
        </section>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState icon={FileQuestion} title={own.empty.title} text={own.empty.text}>
          <LinkButton href={ROUTES.quote}>{own.ask}</LinkButton>
        </EmptyState>
      ) : (
        <div className="grid min-w-0 gap-4">
          {offers.length > 0 ? <h2 className="font-bold text-lg">{texts.offers.own.list.requests}</h2> : null}
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
