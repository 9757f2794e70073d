import { clientAddress } from '@/lib/server/auth/client-address';
import { handle, route } from '@/lib/server/http/handle';
import { beginSecondFactor } from '@/lib/server/second-factor/begin-second-factor';
import { readSecondFactor } from '@/lib/server/second-factor/read-second-factor';
import { beginSecondFactorSchema } from '@/lib/shared/schemas/second-factor';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({ who: 'either', rate: 'read', run: ({ actor }) => readSecondFactor(actor) }),
  POST: handle({
    who: 'session',
    rate: 'sign-in',
    body: beginSecondFactorSchema,
    run: ({ actor, body, request }) =>
      beginSecondFactor(actor, { ...body, address: clientAddress(request.headers) }),
  }),
});
