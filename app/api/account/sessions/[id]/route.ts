import { endOneSession } from '@/lib/server/accounts/end-sessions';
import { handle, route } from '@/lib/server/http/handle';
import { sessionParamSchema } from '@/lib/shared/schemas/session';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: handle({
    who: 'either',
    rate: 'write',
    params: sessionParamSchema,
    run: ({ actor, params }) => endOneSession(actor, params.id),
  }),
});
