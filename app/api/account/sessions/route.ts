import { endAllSessions } from '@/lib/server/accounts/end-sessions';
import { listSessions } from '@/lib/server/accounts/list-sessions';
import { handle, route } from '@/lib/server/http/handle';

/** Where one is signed in; and log out everywhere. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({ who: 'either', rate: 'read', run: ({ actor }) => listSessions(actor) }),
  DELETE: handle({ who: 'either', rate: 'write', run: ({ actor }) => endAllSessions(actor) }),
});
