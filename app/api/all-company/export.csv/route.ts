import { bindListFile } from '@/lib/server/api/bind-list-file';
import { companyColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listManagedCompanies } from '@/lib/server/commerce/customers/list-managed-companies';
import { managedCompanyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(
    managedCompanyCalls.exportCompanyList,
    companyColumns,
    async ({ actor, query }) => (await listManagedCompanies(actor, query)).companies,
  ),
]);
