import { after } from 'next/server';
import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { forgotPassword } from '@/lib/server/identity/accounts/reset-password';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountCalls.forgotPassword, async ({ body, language }) => {
    await forgotPassword(body.email, language, after);
    return { accepted: true };
  }),
]);
