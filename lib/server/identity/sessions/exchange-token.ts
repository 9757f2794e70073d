import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { issueAccessToken } from '@/lib/server/identity/sessions/access-token';
import { isOwnAccount } from '@/lib/server/identity/users/users.policy';
import { AppError } from '@/lib/shared/messages/errors';

/**
 * Product §6.2, `PUT /api/user/{email}`: both e-mails must be the session's own. The token has the session's version, not the
 * account's current one: it must not outlive a session that ends at this moment. Throws `forbidden`.
 */
export async function exchangeToken(
  actor: Actor,
  pathEmail: string,
  bodyEmail: string | undefined,
): Promise<{ token: string }> {
  if (!isOwnAccount(actor, pathEmail)) throw new AppError('forbidden');
  if (bodyEmail !== undefined && !isOwnAccount(actor, bodyEmail)) throw new AppError('forbidden');
  const { userId, email, sessionId, sessionVersion } = actor;
  return {
    token: await issueAccessToken({ userId: userId.toHexString(), email, sessionId, sessionVersion }),
  };
}
