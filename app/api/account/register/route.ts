import { registerAccount } from '@/lib/server/accounts/register-account';
import { signedInResponse } from '@/lib/server/auth/signed-in-response';
import { handle, route } from '@/lib/server/http/handle';
import { requireSameOrigin } from '@/lib/server/http/same-origin';
import { registerSchema } from '@/lib/shared/schemas/account';

/** The account is signed in at once (decisions §3), so another site must not be able to make this call. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'anyone',
    rate: 'register',
    body: registerSchema,
    run: async ({ body, language, request }) => {
      requireSameOrigin(request);
      const user = await registerAccount(body, language);
      return signedInResponse(user, request, {
        body: { insertedId: user._id.toHexString() },
        status: 201,
        signIn: { method: 'registration', secondFactor: false },
      });
    },
  }),
});
