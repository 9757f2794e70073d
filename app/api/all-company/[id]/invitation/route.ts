import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { inviteToCompany } from '@/lib/server/commerce/companies/members/invite-member';
import { managedCompanyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedCompanyCalls.inviteToCompany, ({ actor, params, body, language }) =>
    inviteToCompany(actor, params.id, body, { language }),
  ),
]);
