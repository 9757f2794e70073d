import { changeName } from '@/lib/server/accounts/change-name';
import { handle, route } from '@/lib/server/http/handle';
import { changeNameSchema } from '@/lib/shared/schemas/account';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  PATCH: handle({
    who: 'either',
    rate: 'write',
    body: changeNameSchema,
    run: async ({ actor, body }) => ({ name: (await changeName(actor, body.name)).name }),
  }),
});
