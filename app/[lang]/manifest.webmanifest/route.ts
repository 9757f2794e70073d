import { webManifest } from '@/lib/server/feeds/web-manifest';
import { handle, route } from '@/lib/server/http/handle';
import { languageParamSchema } from '@/lib/shared/schemas/fields';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    params: languageParamSchema,
    run: async ({ params }) =>
      new Response(JSON.stringify(webManifest(params.lang)), {
        headers: {
          'content-type': 'application/manifest+json',
          'cache-control': 'public, max-age=0, must-revalidate',
        },
      }),
  }),
});
