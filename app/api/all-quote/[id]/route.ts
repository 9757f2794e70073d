import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { moveRequest } from '@/lib/server/inbox/requests/move-request';
import { quoteCalls } from '@/lib/shared/requests/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(quoteCalls.moveQuote, ({ actor, params, body }) => moveRequest('quote', actor, params.id, body.state)),
]);
