import { shop } from '#shop';
import { handle } from '@/lib/server/api/handle';
import { route } from '@/lib/server/api/route';
import { atomFeed } from '@/lib/server/commerce/feeds/atom-feed';
import { xmlDocument, xmlResponse } from '@/lib/server/platform/xml';
import { languageParamSchema } from '@/lib/shared/calls/fields.schema';
import { AppError } from '@/lib/shared/messages/errors';

/** Per request: the build has no origin of a store. */
export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  {
    method: 'GET',
    handler: handle({
      path: '/{lang}/blog/feed.xml',
      who: 'anyone',
      params: languageParamSchema,
      run: async ({ params }) => {
        if (!shop.pages.blog) throw new AppError('not-found');
        return xmlResponse('application/atom+xml', xmlDocument(await atomFeed(params.lang)));
      },
    }),
  },
]);
