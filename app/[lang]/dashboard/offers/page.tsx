import { Handshake } from 'lucide';
import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { ManagedOfferTable } from '@/components/offers/offer-tables';
import { LinkButton } from '@/components/ui/links/link';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { countOffersToAnswer, listAllOffers } from '@/lib/server/commerce/offers/read/list-offers';
import { offersQuerySchema } from '@/lib/shared/offers/offer.schema';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { OFFER_STATES } from '@/lib/shared/offers/offer-states';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.offers;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).offers.manage.title };
}

export default async function OffersPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { q = '', state, page } = readListQuery(offersQuerySchema, await searchParams);
  const actor = await requireAdmin(listHref(PATH, { q, state, page }));
  const [{ rows, ...list }, waiting] = await Promise.all([
    readListPage(page, async (part) => {
      const { offers, total } = await listAllOffers(actor, { q, state, ...part });
      return { rows: offers, total };
    }),
    countOffersToAnswer(actor),
  ]);
  const { manage: own, states } = texts.offers;
  const make = <LinkButton href={OFFER_ROUTES.create}>{own.make}</LinkButton>;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <DashboardHead heading={own.heading} text={own.text}>
        <LinkButton href={OFFER_ROUTES.create} variant="outline" size="sm">
          {own.make}
        </LinkButton>
      </DashboardHead>
      <AdminList
        {...list}
        path={PATH}
        q={q}
        filter={{
          name: 'state',
          value: state === 'all' ? undefined : state,
          options: [
            [undefined, own.all],
            ...OFFER_STATES.map((each) => {
              return [each, states[each], each === 'countered' && waiting > 0 ? waiting : undefined] as const;
            }),
          ],
        }}
        icon={Handshake}
        texts={texts}
        own={own}
        emptyAction={make}
      >
        <ManagedOfferTable offers={rows} texts={texts} />
      </AdminList>
    </div>
  );
}
