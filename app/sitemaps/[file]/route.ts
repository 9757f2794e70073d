import { z } from 'zod';
import { sitemapPart } from '@/lib/server/feeds/sitemap';
import { xmlResponse } from '@/lib/server/feeds/xml';
import { handle, route } from '@/lib/server/http/handle';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    params: z.object({ file: z.string().regex(/^[a-z0-9-]+\.xml$/) }),
    run: async ({ params }) =>
      xmlResponse('application/xml', await sitemapPart(params.file.slice(0, -'.xml'.length))),
  }),
});
