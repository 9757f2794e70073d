import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { moveRequest } from '@/lib/server/inbox/requests/move-request';
import { contactCalls } from '@/lib/shared/requests/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(contactCalls.moveMessage, ({ actor, params, body }) =>
    moveRequest('contact', actor, params.id, body.state),
  ),
]);
