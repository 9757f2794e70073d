import { changePassword } from '@/lib/server/accounts/change-password';
import { clientAddress } from '@/lib/server/auth/client-address';
import { signedInResponse } from '@/lib/server/auth/signed-in-response';
import { handle, route } from '@/lib/server/http/handle';
import { changePasswordSchema } from '@/lib/shared/schemas/account';

/** Every session ends; this browser gets a new one. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'session',
    rate: 'sign-in',
    body: changePasswordSchema,
    run: async ({ actor, body, request }) => {
      const user = await changePassword(actor, { ...body, address: clientAddress(request.headers) });
      return signedInResponse(user, request, {
        body: { modifiedCount: 1 },
        signIn: { method: 'password', secondFactor: actor.secondFactor },
      });
    },
  }),
});
