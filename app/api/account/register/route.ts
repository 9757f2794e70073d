import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { signedInResponse } from '@/lib/server/api/sign-in/signed-in-response';
import { registerAccount } from '@/lib/server/identity/accounts/register-account';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountCalls.registerAccount, async ({ body, language, request }) => {
    const user = await registerAccount(body, language);
    return signedInResponse(user, request, {
      body: { insertedId: user._id.toHexString() },
      status: 201,
      signIn: { method: 'registration', secondFactor: false },
    });
  }),
]);
