import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { registerCompany } from '@/lib/server/commerce/companies/add/register-company';
import { editCompany } from '@/lib/server/commerce/companies/edit-company';
import { getCompany } from '@/lib/server/commerce/companies/get-company';
import { companyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(companyCalls.getCompany, ({ actor }) => getCompany(actor)),
  bind(companyCalls.registerCompany, ({ actor, body, idempotencyKey }) =>
    registerCompany(actor, body, { key: idempotencyKey }),
  ),
  bind(companyCalls.editCompany, ({ actor, body }) => editCompany(actor, body)),
]);
