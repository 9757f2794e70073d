import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { revokeInvitation } from '@/lib/server/commerce/companies/members/invite-member';
import { revokeInvitationCall } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(revokeInvitationCall, ({ actor, params }) => revokeInvitation(actor, params.id)),
]);
