import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { endAllSessions } from '@/lib/server/identity/accounts/sign-in/end-sessions';
import { listSessions } from '@/lib/server/identity/accounts/sign-in/list-sessions';
import { endAllSessionsCall, listSessionsCall } from '@/lib/shared/accounts/account-security.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listSessionsCall, ({ actor }) => listSessions(actor)),
  bind(endAllSessionsCall, ({ actor }) => endAllSessions(actor)),
]);
