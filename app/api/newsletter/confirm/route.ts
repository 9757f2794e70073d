import { bind } from '@/lib/server/api/bind';
import { route, whileOn } from '@/lib/server/api/route';
import { confirmSubscription } from '@/lib/server/inbox/newsletter/subscribe';
import { newsletterCalls } from '@/lib/shared/newsletter/newsletter.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route(
  whileOn('newsletter', [
    bind(newsletterCalls.confirmSubscription, ({ body }) => confirmSubscription(body.token)),
  ]),
);
