import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { writeNote } from '@/lib/server/identity/users/account-for-admins';
import { userCalls } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(userCalls.writeNote, ({ actor, params, body }) => writeNote(actor, params.email, body)),
]);
