import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { signedInResponse } from '@/lib/server/api/sign-in/signed-in-response';
import { changePassword } from '@/lib/server/identity/accounts/change-password';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

/** Every session ends; this browser gets a new one. */
export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountCalls.changePassword, async ({ actor, body, address, request }) => {
    const user = await changePassword(actor, { ...body, address });
    const signIn = { method: 'password', secondFactor: actor.secondFactor } as const;
    return signedInResponse(user, request, { body: { modifiedCount: 1 }, signIn });
  }),
]);
