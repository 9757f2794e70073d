import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listEvents } from '@/lib/server/integrations/feed/list-events';
import { eventCalls } from '@/lib/shared/integrations/events.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(eventCalls.listEvents, ({ actor, query }) => listEvents(actor, query)),
]);
