import { handle, route } from '@/lib/server/http/handle';
import { exchangeToken } from '@/lib/server/users/exchange-token';
import { getProfile } from '@/lib/server/users/get-profile';
import { emailParamSchema, tokenExchangeSchema } from '@/lib/shared/schemas/user';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'bearer',
    rate: 'read',
    params: emailParamSchema,
    run: ({ actor, params }) => getProfile(actor, params.email),
  }),
  PUT: handle({
    who: 'session',
    rate: 'token-exchange',
    params: emailParamSchema,
    body: tokenExchangeSchema,
    run: ({ actor, params, body }) => exchangeToken(actor, params.email, body?.email),
  }),
});
