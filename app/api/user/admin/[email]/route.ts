import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { makeAdmin } from '@/lib/server/identity/users/make-admin';
import { makeAdminCall } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(makeAdminCall, ({ actor, params }) => makeAdmin(actor, params.email)),
]);
