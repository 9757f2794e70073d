import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { changeName } from '@/lib/server/identity/users/own-profile';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountCalls.changeName, async ({ actor, body }) => ({
    name: (await changeName(actor, body.name)).name,
  })),
]);
