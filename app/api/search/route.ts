import { handle, route } from '@/lib/server/http/handle';
import { searchTools } from '@/lib/server/tools/search-tools';
import { searchQuerySchema } from '@/lib/shared/schemas/catalogue';

/** The same for everybody; a browser that asks again while someone types may show it again. */
const BRIEFLY = 'public, max-age=10';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    rate: 'search',
    query: searchQuerySchema,
    run: async ({ query }) =>
      Response.json(await searchTools(query.q, query.limit), { headers: { 'cache-control': BRIEFLY } }),
  }),
});
