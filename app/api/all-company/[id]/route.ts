import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getManagedCompany } from '@/lib/server/commerce/companies/get-company';
import { manageCompany } from '@/lib/server/commerce/customers/manage-company';
import { managedCompanyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedCompanyCalls.getManagedCompany, ({ actor, params }) => getManagedCompany(actor, params.id)),
  bind(managedCompanyCalls.changeCompany, ({ actor, params, body }) => manageCompany(actor, params.id, body)),
]);
