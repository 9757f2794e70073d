import { robotsText } from '@/lib/server/feeds/robots';
import { handle, route } from '@/lib/server/http/handle';

/** Asked of the running store: the build does not know its origin. */
export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    run: async () =>
      new Response(robotsText(), {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
      }),
  }),
});
