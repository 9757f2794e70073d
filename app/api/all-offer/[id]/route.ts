import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getManagedOffer } from '@/lib/server/commerce/offers/read/get-offer';
import { managedOfferCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedOfferCalls.getManagedOffer, ({ actor, params }) => getManagedOffer(actor, params.id)),
]);
