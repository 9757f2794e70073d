import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getManagedOfferPdf } from '@/lib/server/commerce/offers/read/offer-pdf';
import { managedOfferCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedOfferCalls.getManagedOfferPdf, ({ actor, params, query }) =>
    getManagedOfferPdf(actor, params.id, query.version),
  ),
]);
