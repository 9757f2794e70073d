import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getOfferWithApproval } from '@/lib/server/commerce/approvals/preview-approval';
import { getOfferCall } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getOfferCall, ({ actor, params }) => getOfferWithApproval(actor, params.id)),
]);
