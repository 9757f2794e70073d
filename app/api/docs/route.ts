import { standalonePolicy } from '@/lib/server/http/content-security-policy';
import { handle, route } from '@/lib/server/http/handle';
import { DOCS_STYLE, docsPage } from '@/lib/server/openapi/docs-page';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    run: async () =>
      new Response(docsPage(), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': standalonePolicy({ styles: [DOCS_STYLE] }),
        },
      }),
  }),
});
