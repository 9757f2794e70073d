import { sitemapIndex } from '@/lib/server/feeds/sitemap';
import { xmlResponse } from '@/lib/server/feeds/xml';
import { handle, route } from '@/lib/server/http/handle';

/** Asked of the running store: the build knows neither its origin nor its tools. */
export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({ who: 'anyone', run: async () => xmlResponse('application/xml', await sitemapIndex()) }),
});
