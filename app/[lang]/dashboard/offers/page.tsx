import { Handshake } from 'lucide';
import { ManagedOfferTable } from '@/components/offers/offer-tables';
import { OffersBeside } from '@/components/offers/offers-beside';
import { LinkButton } from '@/components/ui/links/link';
import { callPath } from '@/lib/client/page/call-path';
import { countOffersToAnswer, listAllOffers } from '@/lib/server/commerce/offers/read/list-offers';
import { offersQuerySchema } from '@/lib/shared/offers/offer.schema';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { OFFER_STATES } from '@/lib/shared/offers/offer-states';
import type { managedOfferCalls } from '@/lib/shared/offers/offers.contract';
import { ROUTES } from '@/lib/shared/site/routes';
import { listPage } from '../list-page';

const page = listPage({
  path: ROUTES.offers,
  icon: Handshake,
  saves: 'offers',
  opens: 'offer',
  query: offersQuerySchema,
  own: ({ offers }) => offers.manage,
  list: async (actor, query) => {
    const { offers: rows, total } = await listAllOffers(actor, query);
    return { rows, total };
  },
  more: (actor) => countOffersToAnswer(actor),
  file: (query) => callPath<typeof managedOfferCalls.exportAllOffers>('/api/all-offer/export.csv', { query }),
  frame: ({ query: { q, state }, own, texts, more: waiting }) => ({
    q,
    filter: {
      name: 'state',
      value: state === 'all' ? undefined : state,
      options: [
        [undefined, own.all],
        ...OFFER_STATES.map((each) => {
          const count = each === 'countered' && waiting > 0 ? waiting : undefined;
          return [each, texts.offers.states[each], count] as const;
        }),
      ],
    },
    actions: (
      <LinkButton href={OFFER_ROUTES.create} variant="outline" size="sm">
        {own.make}
      </LinkButton>
    ),
    emptyAction: <LinkButton href={OFFER_ROUTES.create}>{own.make}</LinkButton>,
  }),
  table: ({ rows, texts }) => (
    <OffersBeside texts={texts.admin.beside}>
      <ManagedOfferTable offers={rows} texts={texts} />
    </OffersBeside>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
