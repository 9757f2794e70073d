import { handle, route } from '@/lib/server/http/handle';
import { unsubscribe, unsubscribePage } from '@/lib/server/newsletter/unsubscribe';
import { newsletterTokenSchema } from '@/lib/shared/schemas/newsletter';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  // Some mailboxes open the address of List-Unsubscribe instead of posting to it: opening changes nothing.
  GET: handle({
    who: 'anyone',
    rate: 'read',
    query: newsletterTokenSchema,
    run: async ({ query }) => Response.redirect(await unsubscribePage(query.token), 303),
  }),
  // A mailbox posts a form, `List-Unsubscribe=One-Click` (RFC 8058), the page nothing: the token says it all. Many
  // people's posts come from one mailbox provider's few addresses.
  POST: handle({
    who: 'anyone',
    rate: 'write',
    query: newsletterTokenSchema,
    run: ({ query }) => unsubscribe(query.token),
  }),
});
