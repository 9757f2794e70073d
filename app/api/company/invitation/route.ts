import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { inviteMember } from '@/lib/server/commerce/companies/members/invite-member';
import { companyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(companyCalls.inviteMember, ({ actor, body, language }) => inviteMember(actor, body, { language })),
]);
