import { clientAddress } from '@/lib/server/auth/client-address';
import { endSessionCookies } from '@/lib/server/auth/session-cookie';
import { handle, route } from '@/lib/server/http/handle';
import { closeAccount } from '@/lib/server/privacy/close-account';
import { closeAccountSchema } from '@/lib/shared/schemas/account';

/** Answers with the session's cookie taken from the browser: it stands for nobody any more. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'session',
    rate: 'sign-in',
    body: closeAccountSchema,
    run: async ({ actor, body, request }) => {
      await closeAccount(actor, { ...body, address: clientAddress(request.headers) });
      const headers = new Headers({ 'cache-control': 'no-store' });
      for (const line of endSessionCookies(request.headers.get('cookie'))) headers.append('set-cookie', line);
      return Response.json({ closed: true }, { headers });
    },
  }),
});
