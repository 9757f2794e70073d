import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { changeCustomer } from '@/lib/server/commerce/customers/change-customer';
import { getCustomer } from '@/lib/server/commerce/customers/get-customer';
import { userCalls } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(userCalls.getCustomer, ({ actor, params }) => getCustomer(actor, params.id)),
  bind(userCalls.changeCustomer, ({ actor, params, body }) => changeCustomer(actor, params.id, body)),
]);
