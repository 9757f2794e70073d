import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listCompanyOrders } from '@/lib/server/commerce/orders/read/list-orders';
import { companyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(companyCalls.listCompanyOrders, ({ actor, query }) => listCompanyOrders(actor, query)),
]);
