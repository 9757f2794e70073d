import { resendVerificationMail } from '@/lib/server/accounts/send-verification-mail';
import { handle, route } from '@/lib/server/http/handle';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'either',
    rate: 'account-mail',
    status: 202,
    run: async ({ actor, language }) => {
      await resendVerificationMail(actor, language);
      return { accepted: true };
    },
  }),
});
