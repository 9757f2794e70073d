import { handle, route } from '@/lib/server/http/handle';
import { docsPage } from '@/lib/server/openapi/docs-page';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    run: async () =>
      new Response(docsPage(), {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      }),
  }),
});
