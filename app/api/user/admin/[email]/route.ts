import { handle, route } from '@/lib/server/http/handle';
import { makeAdmin } from '@/lib/server/users/make-admin';
import { emailParamSchema } from '@/lib/shared/schemas/user';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  PUT: handle({
    who: 'admin',
    rate: 'write',
    params: emailParamSchema,
    run: ({ actor, params }) => makeAdmin(actor, params.email),
  }),
});
