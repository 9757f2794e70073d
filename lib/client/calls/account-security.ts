import { call } from '@/lib/client/api';
import { clearAccessToken } from '@/lib/client/session/access-token';
import { accountSecurityCalls } from '@/lib/shared/accounts/account-security.contract';

export async function endEverySession(): Promise<void> {
  await call(accountSecurityCalls.endAllSessions, {});
  clearAccessToken();
}
