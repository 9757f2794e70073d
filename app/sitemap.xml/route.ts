import { handle } from '@/lib/server/api/handle';
import { route } from '@/lib/server/api/route';
import { sitemapIndex } from '@/lib/server/commerce/feeds/sitemap';
import { xmlDocument, xmlResponse } from '@/lib/server/platform/xml';

/** Per request: the build has neither the store's origin nor its tools. */
export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  {
    method: 'GET',
    handler: handle({
      path: '/sitemap.xml',
      who: 'anyone',
      run: async () => xmlResponse('application/xml', xmlDocument(await sitemapIndex())),
    }),
  },
]);
