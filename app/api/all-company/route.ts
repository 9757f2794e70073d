import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listManagedCompanies } from '@/lib/server/commerce/customers/list-managed-companies';
import { listCompaniesCall } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listCompaniesCall, ({ actor, query }) => listManagedCompanies(actor, query)),
]);
