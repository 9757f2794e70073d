import { z } from 'zod';
import { handle } from '@/lib/server/api/handle';
import { route } from '@/lib/server/api/route';
import { sitemapPart } from '@/lib/server/commerce/feeds/sitemap';
import { finishedLegalPages } from '@/lib/server/compliance/get-legal-page';
import { fromCacheHeader } from '@/lib/server/platform/http/own-headers';
import { xmlResponse } from '@/lib/server/platform/xml';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  {
    method: 'GET',
    handler: handle({
      path: '/sitemaps/{file}',
      who: 'anyone',
      params: z.object({ file: z.string().regex(/^[a-z0-9-]+\.xml$/) }),
      run: async ({ params }) => {
        const { bytes, wasCached } = await sitemapPart(
          params.file.slice(0, -'.xml'.length),
          finishedLegalPages,
        );
        return xmlResponse('application/xml', new Uint8Array(bytes), fromCacheHeader(wasCached));
      },
    }),
  },
]);
