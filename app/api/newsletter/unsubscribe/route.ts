import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { unsubscribe, unsubscribePage } from '@/lib/server/inbox/newsletter/subscribe';
import { newsletterCalls } from '@/lib/shared/newsletter/newsletter.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  // Some mailboxes open the address of List-Unsubscribe instead of posting to it: opening changes nothing.
  bind(newsletterCalls.unsubscribePage, ({ query }) => unsubscribePage(query.token)),
  // A mailbox posts a form, `List-Unsubscribe=One-Click` (RFC 8058), the page an empty body: only the token counts.
  bind(newsletterCalls.unsubscribe, ({ query }) => unsubscribe(query.token)),
]);
