import { bind } from '@/lib/server/api/bind';
import { respond } from '@/lib/server/api/responses';
import { route } from '@/lib/server/api/route';
import { closeAccount } from '@/lib/server/compliance/privacy/close-account';
import { endSessionCookies } from '@/lib/server/identity/sessions/session-cookie';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

/** The session has ended: its cookie is removed. */
export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountCalls.closeAccount, async ({ actor, body, address, request }) => {
    await closeAccount(actor, { ...body, address });
    const cookies = endSessionCookies(request.headers.get('cookie'));
    return respond({ closed: true }, { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
  }),
]);
