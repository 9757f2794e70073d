import { handle, route } from '@/lib/server/http/handle';
import { checkAdmin } from '@/lib/server/users/check-admin';
import { emailParamSchema } from '@/lib/shared/schemas/user';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'bearer',
    rate: 'read',
    params: emailParamSchema,
    run: ({ actor, params }) => checkAdmin(actor, params.email),
  }),
});
