import { atomFeed } from '@/lib/server/feeds/atom-feed';
import { xmlResponse } from '@/lib/server/feeds/xml';
import { handle, route } from '@/lib/server/http/handle';
import { LANGUAGES } from '@/lib/shared/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** Asked of the running store: the build does not know its origin. */
export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    run: async () =>
      xmlResponse('application/atom+xml', atomFeed(textsFor(LANGUAGES.default).blog, LANGUAGES.default)),
  }),
});
