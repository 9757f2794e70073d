import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listRequests } from '@/lib/server/inbox/requests/list-requests';
import { listAllQuotesCall } from '@/lib/shared/inbox/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listAllQuotesCall, ({ actor, query }) => listRequests('quote', actor, query)),
]);
