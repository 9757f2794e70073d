import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { editCompany } from '@/lib/server/commerce/company/edit/edit-company';
import { registerCompany } from '@/lib/server/commerce/company/edit/register-company';
import { getCompany } from '@/lib/server/commerce/company/read/get-company';
import { editCompanyCall, getCompanyCall, registerCompanyCall } from '@/lib/shared/company/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getCompanyCall, ({ actor }) => getCompany(actor)),
  bind(registerCompanyCall, ({ actor, body, idempotencyKey }) =>
    registerCompany(actor, body, { key: idempotencyKey }),
  ),
  bind(editCompanyCall, ({ actor, body }) => editCompany(actor, body)),
]);
