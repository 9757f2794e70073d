import { handle } from '@/lib/server/api/handle';
import { route } from '@/lib/server/api/route';
import { securityText } from '@/lib/server/commerce/feeds/well-known-files';

/** Per request: the build has no origin of a store, and the file says until when it holds. */
export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  {
    method: 'GET',
    handler: handle({
      path: '/.well-known/security.txt',
      who: 'anyone',
      run: async () =>
        new Response(securityText(new Date()), {
          headers: {
            'content-type': 'text/plain; charset=utf-8',
            'cache-control': 'public, max-age=0, must-revalidate',
          },
        }),
    }),
  },
]);
