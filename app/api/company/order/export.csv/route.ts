import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { exportCompanyOrders } from '@/lib/server/commerce/orders/packing/export-orders';
import { companyCalls } from '@/lib/shared/companies/company.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(companyCalls.exportCompanyOrders, ({ actor, query }) => exportCompanyOrders(actor, query)),
]);
