import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { revokeInvitation } from '@/lib/server/commerce/companies/members/invite-member';
import { companyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(companyCalls.revokeInvitation, ({ actor, params }) => revokeInvitation(actor, params.id)),
]);
