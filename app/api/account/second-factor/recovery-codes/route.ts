import { clientAddress } from '@/lib/server/auth/client-address';
import { handle, route } from '@/lib/server/http/handle';
import { renewRecoveryCodes } from '@/lib/server/second-factor/renew-recovery-codes';
import { proveSecondFactorSchema } from '@/lib/shared/schemas/second-factor';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'session',
    rate: 'sign-in',
    body: proveSecondFactorSchema,
    run: ({ actor, body, request }) =>
      renewRecoveryCodes(actor, { ...body, address: clientAddress(request.headers) }),
  }),
});
