import { clientAddress } from '@/lib/server/auth/client-address';
import { handle, route } from '@/lib/server/http/handle';
import { enableSecondFactor } from '@/lib/server/second-factor/enable-second-factor';
import { enableSecondFactorSchema } from '@/lib/shared/schemas/second-factor';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'session',
    rate: 'sign-in',
    body: enableSecondFactorSchema,
    run: ({ actor, body, request }) =>
      enableSecondFactor(actor, { ...body, address: clientAddress(request.headers) }),
  }),
});
