import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { makeStoreAdmin } from '@/lib/server/commerce/customers/make-store-admin';
import { userCalls } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(userCalls.makeAdmin, ({ actor, params }) => makeStoreAdmin(actor, params.email)),
]);
