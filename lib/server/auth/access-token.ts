import 'server-only';
import { errors, jwtVerify, SignJWT } from 'jose';
import { OBJECT_ID_PATTERN } from '@/lib/shared/schemas/fields';
import { env } from '../config/env';
import type { SessionClaims } from './session-cookie';

/** How long an access token lives (decisions §2). */
export const ACCESS_TOKEN_SECONDS = 3_600;

const ALGORITHM = 'HS256';
/** RFC 8725 §3.11: a type of its own, so that no other token of ours can be taken for this one. */
const TYPE = 'at+jwt';

function key(): Uint8Array {
  return new TextEncoder().encode(env().ACCESS_TOKEN_SECRET);
}

function issuer(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}

function audience(): string {
  return `${issuer()}/api`;
}

/** Signs the token that calls "with token" take (spec §7): for one user, one hour, until their sessions are ended. */
export async function issueAccessToken(
  user: SessionClaims & { email: string },
  now: Date = new Date(),
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ email: user.email, sessionVersion: user.sessionVersion })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(issuer())
    .setAudience(audience())
    .setSubject(user.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(key());
}

/** What a good token says; null for one that is forged, expired, of another kind or for someone else's ears. */
export async function verifyAccessToken(token: string): Promise<SessionClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: issuer(),
      audience: audience(),
      requiredClaims: ['sub', 'iat', 'exp'],
      maxTokenAge: ACCESS_TOKEN_SECONDS,
    });
    const { sub = '', sessionVersion } = payload;
    if (!OBJECT_ID_PATTERN.test(sub) || typeof sessionVersion !== 'number') return null;
    return { userId: sub, sessionVersion };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
