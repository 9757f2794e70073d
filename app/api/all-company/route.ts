import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listCompanies } from '@/lib/server/commerce/company/read/list-companies';
import { listCompaniesCall } from '@/lib/shared/company/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listCompaniesCall, ({ actor, query }) => listCompanies(actor, query)),
]);
