import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { unsubscribe, unsubscribePage } from '@/lib/server/inbox/newsletter/subscribe';
import { unsubscribeCall, unsubscribePageCall } from '@/lib/shared/newsletter/newsletter.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  // Some mailboxes open the address of List-Unsubscribe instead of posting to it: opening changes nothing.
  bind(unsubscribePageCall, ({ query }) => unsubscribePage(query.token)),
  // A mailbox posts a form, `List-Unsubscribe=One-Click` (RFC 8058), the page an empty body: only the token counts.
  bind(unsubscribeCall, ({ query }) => unsubscribe(query.token)),
]);
