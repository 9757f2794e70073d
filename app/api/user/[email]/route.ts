import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { exchangeToken } from '@/lib/server/identity/sessions/access-token';
import { getProfile } from '@/lib/server/identity/users/own-profile';
import { userCalls } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(userCalls.getProfile, ({ actor, params }) => getProfile(actor, params.email)),
  bind(userCalls.exchangeToken, ({ actor, params, body }) => exchangeToken(actor, params.email, body?.email)),
]);
