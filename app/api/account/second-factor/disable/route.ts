import { clientAddress } from '@/lib/server/auth/client-address';
import { handle, route } from '@/lib/server/http/handle';
import { disableSecondFactor } from '@/lib/server/second-factor/disable-second-factor';
import { proveSecondFactorSchema } from '@/lib/shared/schemas/second-factor';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'session',
    rate: 'sign-in',
    body: proveSecondFactorSchema,
    run: ({ actor, body, request }) =>
      disableSecondFactor(actor, { ...body, address: clientAddress(request.headers) }),
  }),
});
