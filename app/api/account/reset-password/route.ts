import { resetPassword } from '@/lib/server/accounts/reset-password';
import { handle, route } from '@/lib/server/http/handle';
import { resetPasswordSchema } from '@/lib/shared/schemas/account';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'anyone',
    rate: 'account-link',
    body: resetPasswordSchema,
    run: ({ body }) => resetPassword(body),
  }),
});
