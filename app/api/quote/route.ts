import { handle, route } from '@/lib/server/http/handle';
import { listResponse } from '@/lib/server/http/list-response';
import { readIdempotencyKey } from '@/lib/server/identifiers/idempotency-key';
import { listOwnQuotes } from '@/lib/server/quotes/list-quotes';
import { requestQuote } from '@/lib/server/quotes/request-quote';
import { ownQuotesQuerySchema, quoteSchema } from '@/lib/shared/schemas/quote';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'bearer',
    rate: 'read',
    query: ownQuotesQuerySchema,
    run: async ({ actor, query }) => {
      const { quotes, total } = await listOwnQuotes(actor, query);
      return listResponse(quotes, total);
    },
  }),
  POST: handle({
    who: 'optional',
    rate: 'enquiry',
    body: quoteSchema,
    status: 201,
    run: ({ actor, body, language, request }) =>
      requestQuote(body, { actor, language, idempotency: readIdempotencyKey(request.headers, body) }),
  }),
});
