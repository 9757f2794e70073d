import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { issueAccessToken } from '../auth/access-token';
import type { Actor } from '../auth/actor';
import { findIdentityById } from './identity';
import { mayHaveToken } from './users.policy';

/**
 * Turns a session into an access token (spec §7, `PUT /user/{email}`). The e-mail in the path, and in the body where one
 * is sent, must be the session's own. Throws `forbidden`, `unauthenticated`.
 */
export async function exchangeToken(
  actor: Actor,
  pathEmail: string,
  bodyEmail: string | undefined,
): Promise<{ token: string }> {
  if (!mayHaveToken(actor, pathEmail)) throw new AppError('forbidden');
  if (bodyEmail !== undefined && !mayHaveToken(actor, bodyEmail)) throw new AppError('forbidden');
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  const { sessionVersion, email } = user;
  return { token: await issueAccessToken({ userId: user._id.toHexString(), email, sessionVersion }) };
}
