import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { endOneSession } from '@/lib/server/identity/accounts/sign-in/own-sessions';
import { accountSecurityCalls } from '@/lib/shared/accounts/account-security.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountSecurityCalls.endOneSession, ({ actor, params }) => endOneSession(actor, params.id)),
]);
