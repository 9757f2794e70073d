import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listOwnOffers } from '@/lib/server/commerce/offers/read/list-offers';
import { offerCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(offerCalls.listOffers, ({ actor, query }) => listOwnOffers(actor, query)),
]);
