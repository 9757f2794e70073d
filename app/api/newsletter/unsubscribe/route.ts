import { handle, route } from '@/lib/server/http/handle';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { unsubscribe } from '@/lib/server/newsletter/unsubscribe';
import { ROUTES } from '@/lib/shared/routes';
import { newsletterTokenSchema } from '@/lib/shared/schemas/newsletter';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  // Some mailboxes open the address of List-Unsubscribe instead of posting to it: opening changes nothing.
  GET: handle({
    who: 'anyone',
    rate: 'read',
    query: newsletterTokenSchema,
    run: async ({ query }) => Response.redirect(siteLink(ROUTES.unsubscribe, query), 303),
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
