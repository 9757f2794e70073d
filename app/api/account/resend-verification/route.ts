import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { resendVerificationMail } from '@/lib/server/identity/accounts/verify-email';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountCalls.resendVerification, async ({ actor, language }) => {
    await resendVerificationMail(actor, language);
    return { accepted: true };
  }),
]);
