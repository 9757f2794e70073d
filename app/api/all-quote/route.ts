import { handle, route } from '@/lib/server/http/handle';
import { listResponse } from '@/lib/server/http/list-response';
import { listAllQuotes } from '@/lib/server/quotes/list-quotes';
import { enquiriesQuerySchema } from '@/lib/shared/schemas/enquiry';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'admin',
    rate: 'read',
    query: enquiriesQuerySchema,
    run: async ({ actor, query }) => {
      const { quotes, total } = await listAllQuotes(actor, query);
      return listResponse(quotes, total);
    },
  }),
});
