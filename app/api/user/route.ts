import { handle, route } from '@/lib/server/http/handle';
import { listUsers } from '@/lib/server/users/list-users';
import { updateProfile } from '@/lib/server/users/update-profile';
import { emailParamSchema, profileSchema, userQuerySchema } from '@/lib/shared/schemas/user';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'admin',
    rate: 'read',
    query: userQuerySchema,
    run: async ({ actor, query }) => {
      const { users, total } = await listUsers(actor, query);
      return Response.json(users, {
        headers: { 'cache-control': 'no-store', 'x-total-count': String(total) },
      });
    },
  }),
  PUT: handle({
    who: 'either',
    rate: 'write',
    query: emailParamSchema,
    body: profileSchema,
    run: ({ actor, query, body }) => updateProfile(actor, query.email, body),
  }),
});
