import { verifyEmail } from '@/lib/server/accounts/verify-email';
import { handle, route } from '@/lib/server/http/handle';
import { verifyEmailSchema } from '@/lib/shared/schemas/account';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'anyone',
    rate: 'account-link',
    body: verifyEmailSchema,
    run: ({ body }) => verifyEmail(body.token),
  }),
});
