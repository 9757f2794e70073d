import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getPaidLast } from '@/lib/server/commerce/offers/make/paid-last';
import { managedOfferCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedOfferCalls.getPaidLast, ({ actor, body }) => getPaidLast(actor, body)),
]);
