import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getOfferWithApproval } from '@/lib/server/commerce/approvals/preview-approval';
import { offerCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(offerCalls.getOffer, ({ actor, params }) => getOfferWithApproval(actor, params.id)),
]);
