import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { issueAccessToken } from '@/lib/server/identity/sessions/access-token';
import { isOwnAccount } from '@/lib/server/identity/users/users.policy';
import { AppError } from '@/lib/shared/messages/errors';

/**
 * Turns a session into an access token (product §6.2, `PUT /api/user/{email}`). The e-mail in the path, and in the body
 * where one is sent, must be the session's own. The token has the session's own id and version, not the account's
 * current one: a session that ends at this moment must not leave a token that outlives it. Throws `forbidden`.
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
