import { bindListFile } from '@/lib/server/api/bind-list-file';
import { customerColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listCustomers } from '@/lib/server/commerce/customers/list-customers';
import { userCalls } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(
    userCalls.exportCustomerList,
    customerColumns,
    async ({ actor, query: { page, limit, ...query } }) =>
      (await listCustomers(actor, query, { page, limit })).customers,
  ),
]);
