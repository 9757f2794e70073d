import { listMessages } from '@/lib/server/contact/list-messages';
import { sendMessage } from '@/lib/server/contact/send-message';
import { handle, route } from '@/lib/server/http/handle';
import { listResponse } from '@/lib/server/http/list-response';
import { readIdempotencyKey } from '@/lib/server/identifiers/idempotency-key';
import { contactSchema } from '@/lib/shared/schemas/contact';
import { enquiriesQuerySchema } from '@/lib/shared/schemas/enquiry';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'admin',
    rate: 'read',
    query: enquiriesQuerySchema,
    run: async ({ actor, query }) => {
      const { messages, total } = await listMessages(actor, query);
      return listResponse(messages, total);
    },
  }),
  POST: handle({
    who: 'optional',
    rate: 'enquiry',
    body: contactSchema,
    status: 201,
    run: ({ actor, body, language, request }) =>
      sendMessage(body, { actor, language, idempotency: readIdempotencyKey(request.headers, body) }),
  }),
});
