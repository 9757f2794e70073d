import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { changeMember } from '@/lib/server/commerce/companies/members/change-member';
import { removeMember } from '@/lib/server/commerce/customers/remove-member';
import { companyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(companyCalls.changeMember, ({ actor, params, body }) => changeMember(actor, params.userId, body.role)),
  bind(companyCalls.removeMember, ({ actor, params }) => removeMember(actor, params.userId)),
]);
