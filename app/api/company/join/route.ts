import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { joinCompany } from '@/lib/server/commerce/companies/members/join-company';
import { companyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(companyCalls.joinCompany, ({ actor, body }) => joinCompany(actor, body.token)),
]);
