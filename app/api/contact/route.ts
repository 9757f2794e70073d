import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listRequests } from '@/lib/server/inbox/requests/list-requests';
import { sendMessage } from '@/lib/server/inbox/requests/submit-request';
import { idempotencyOf } from '@/lib/server/platform/idempotency';
import { contactCalls } from '@/lib/shared/requests/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(contactCalls.listMessages, ({ actor, query }) => listRequests('contact', actor, query)),
  bind(contactCalls.sendMessage, ({ actor, body, language, idempotencyKey }) =>
    sendMessage(body, { actor, language, idempotency: idempotencyOf(idempotencyKey, body) }),
  ),
]);
