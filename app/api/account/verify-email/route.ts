import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { verifyEmail } from '@/lib/server/identity/accounts/verify-email';
import { viewerOfRequest } from '@/lib/server/identity/sessions/authenticate';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountCalls.verifyEmail, async ({ body, request }) =>
    verifyEmail(body.token, await viewerOfRequest(request)),
  ),
]);
