import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { changeMember } from '@/lib/server/commerce/companies/members/change-member';
import { removeMember } from '@/lib/server/commerce/customers/remove-member';
import { changeMemberCall, removeMemberCall } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(changeMemberCall, ({ actor, params, body }) => changeMember(actor, params.userId, body.role)),
  bind(removeMemberCall, ({ actor, params }) => removeMember(actor, params.userId)),
]);
