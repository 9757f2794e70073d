import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listUsers } from '@/lib/server/identity/users/list-users';
import { updateProfile } from '@/lib/server/identity/users/own-profile';
import { userCalls } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(userCalls.listUsers, ({ actor, query }) => listUsers(actor, query)),
  bind(userCalls.updateProfile, ({ actor, query, body }) => updateProfile(actor, query.email, body)),
]);
