import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { endAllSessions, listSessions } from '@/lib/server/identity/accounts/sign-in/own-sessions';
import { endAllSessionsCall, listSessionsCall } from '@/lib/shared/accounts/account-security.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listSessionsCall, ({ actor }) => listSessions(actor)),
  bind(endAllSessionsCall, ({ actor }) => endAllSessions(actor)),
]);
