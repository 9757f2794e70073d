import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getOfferPdf } from '@/lib/server/commerce/offers/read/offer-pdf';
import { offerCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(offerCalls.getOfferPdf, ({ actor, params }) => getOfferPdf(actor, params.id)),
]);
