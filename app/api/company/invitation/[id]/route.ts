import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { revokeInvitation } from '@/lib/server/commerce/company/members/revoke-invitation';
import { revokeInvitationCall } from '@/lib/shared/company/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(revokeInvitationCall, ({ actor, params }) => revokeInvitation(actor, params.id)),
]);
