import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { endAllSessions } from '@/lib/server/identity/accounts/end-sessions';
import { listSessions } from '@/lib/server/identity/accounts/list-sessions';
import { endAllSessionsCall, listSessionsCall } from '@/lib/shared/contracts/account-security';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listSessionsCall, ({ actor }) => listSessions(actor)),
  bind(endAllSessionsCall, ({ actor }) => endAllSessions(actor)),
]);
