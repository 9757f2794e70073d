import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { checkAdmin } from '@/lib/server/identity/users/admins';
import { userCalls } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(userCalls.checkAdmin, ({ actor, params }) => checkAdmin(actor, params.email)),
]);
