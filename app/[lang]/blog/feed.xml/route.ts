import { atomFeed } from '@/lib/server/feeds/atom-feed';
import { xmlResponse } from '@/lib/server/feeds/xml';
import { handle, route } from '@/lib/server/http/handle';
import { languageParamSchema } from '@/lib/shared/schemas/fields';

/** Asked of the running store: the build does not know its origin. */
export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    params: languageParamSchema,
    run: async ({ params }) => xmlResponse('application/atom+xml', atomFeed(params.lang)),
  }),
});
