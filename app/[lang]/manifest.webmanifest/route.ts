import { handle } from '@/lib/server/api/handle';
import { route } from '@/lib/server/api/route';
import { webManifest } from '@/lib/server/commerce/feeds/well-known-files';
import { languageParamSchema } from '@/lib/shared/calls/fields.schema';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  {
    method: 'GET',
    handler: handle({
      path: '/{lang}/manifest.webmanifest',
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
  },
]);
