import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { checkAdmin } from '@/lib/server/identity/users/admins';
import { checkAdminCall } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(checkAdminCall, ({ actor, params }) => checkAdmin(actor, params.email)),
]);
