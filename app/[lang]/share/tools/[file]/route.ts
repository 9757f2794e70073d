import { z } from 'zod';
import { handle } from '@/lib/server/api/handle';
import { route } from '@/lib/server/api/route';
import { toolShareCard } from '@/lib/server/commerce/feeds/tool-share-card';
import { fromCacheHeader } from '@/lib/server/platform/http/own-headers';
import { languageParamSchema } from '@/lib/shared/calls/fields.schema';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  {
    method: 'GET',
    handler: handle({
      path: '/{lang}/share/tools/{file}',
      who: 'anyone',
      params: languageParamSchema.extend({ file: z.string().regex(/^[a-z0-9-]+\.jpg$/) }),
      run: async ({ params }) => {
        const card = await toolShareCard(params.file.slice(0, -'.jpg'.length), params.lang);
        return new Response(new Uint8Array(card.bytes), {
          headers: {
            'content-type': 'image/jpeg',
            'cache-control': 'public, max-age=3600',
            ...fromCacheHeader(card.wasCached),
          },
        });
      },
    }),
  },
]);
