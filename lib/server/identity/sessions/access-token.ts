import 'server-only';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Actor } from '@/lib/server/identity/actor';
import { isOwnAccount } from '@/lib/server/identity/users/users.policy';
import { env } from '@/lib/server/platform/config/env';
import { keyRing } from '@/lib/server/platform/config/key-ring';
import { AppError } from '@/lib/shared/messages/errors';
import { type SessionClaims, sessionClaimsOf } from './session-token';

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

export const ACCESS_TOKEN_SECONDS = 3_600;

const ALGORITHM = 'HS256';
/** RFC 8725 §3.11: a type for each kind of token, so that none passes for another. */
const TYPE = 'at+jwt';

function ring() {
  const { ACCESS_TOKEN_SECRET, ACCESS_TOKEN_SECRET_PREVIOUS } = env();
  return keyRing('access token', ACCESS_TOKEN_SECRET, ACCESS_TOKEN_SECRET_PREVIOUS);
}

function issuer(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}

function audience(): string {
  return `${issuer()}/api`;
}

/** Product §6.2. Expires after an hour, or when the session it was made from ends. */
export async function issueAccessToken(
  user: SessionClaims & { email: string },
  now: Date = new Date(),
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { current } = ring();
  return new SignJWT({ email: user.email, sid: user.sessionId, sessionVersion: user.sessionVersion })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: current.id })
    .setIssuer(issuer())
    .setAudience(audience())
    .setSubject(user.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(current.bytes);
}

export async function verifyAccessToken(token: string): Promise<SessionClaims | null> {
  try {
    const findKey = ({ kid }: { kid?: string }) => {
      const key = ring().find(kid);
      if (!key) throw new errors.JOSEError('unknown key');
      return key.bytes;
    };
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: issuer(),
      audience: audience(),
      requiredClaims: ['sub', 'iat', 'exp'],
      maxTokenAge: ACCESS_TOKEN_SECONDS,
    });
    return sessionClaimsOf(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
