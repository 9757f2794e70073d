import { after } from 'next/server';
import { forgotPassword } from '@/lib/server/accounts/forgot-password';
import { handle, route } from '@/lib/server/http/handle';
import { forgotPasswordSchema } from '@/lib/shared/schemas/account';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'anyone',
    rate: 'account-mail',
    body: forgotPasswordSchema,
    status: 202,
    run: async ({ body, language }) => {
      await forgotPassword(body.email, language, after);
      return { accepted: true };
    },
  }),
});
