import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { addCompany } from '@/lib/server/commerce/companies/add/add-company';
import { listManagedCompanies } from '@/lib/server/commerce/customers/list-managed-companies';
import { managedCompanyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedCompanyCalls.listCompanies, ({ actor, query }) => listManagedCompanies(actor, query)),
  bind(managedCompanyCalls.addCompany, ({ actor, body, language, idempotencyKey: key }) =>
    addCompany(actor, body, { key, language }),
  ),
]);
