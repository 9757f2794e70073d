import 'server-only';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { JWT } from 'next-auth/jwt';
import { env } from '@/lib/server/platform/config/env';
import { keyRing } from '@/lib/server/platform/config/key-ring';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { SESSION_ID_PATTERN } from './session-id';

/** What a session or token identifies: one session of one user, and the version of their sessions it was made under. */
export type SessionClaims = { userId: string; sessionId: string; sessionVersion: number };

/** RFC 8725 §3.1: exactly these, whatever a token's header says. */
const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';
/** RFC 8725 §3.11: a type of its own, so that no other token of the store can be confused with it. */
const TYPE = 'session+jwt';
const CLOCK_TOLERANCE_SECONDS = 15;

function ring() {
  const { NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS } = env();
  return keyRing('session', NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS);
}

function issuer(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}

function audience(): string {
  return `${issuer()}/session`;
}

/**
 * Makes the content of the session cookie: encrypted and authenticated, so that a browser can neither read nor change
 * it.
 */
export async function encodeSessionToken(
  token: JWT,
  maxAgeSeconds: number,
  now: Date = new Date(),
): Promise<string> {
  const { iat: _, exp: __, nbf: ___, jti: ____, iss: _____, aud: ______, ...claims } = token;
  const { current } = ring();
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, typ: TYPE, kid: current.id })
    .setIssuer(issuer())
    .setAudience(audience())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + maxAgeSeconds)
    .encrypt(current.bytes);
}

/**
 * Returns the content of a valid session token; null for one that is forged, expired, of another type, or under a
 * retired key.
 */
export async function decodeSessionToken(value: string | undefined): Promise<JWT | null> {
  if (!value) return null;
  try {
    const { payload } = await jwtDecrypt(
      value,
      ({ kid }) => {
        const key = ring().find(kid);
        if (!key) throw new errors.JOSEError('unknown key');
        return key.bytes;
      },
      {
        keyManagementAlgorithms: [ALGORITHM],
        contentEncryptionAlgorithms: [ENCRYPTION],
        typ: TYPE,
        issuer: issuer(),
        audience: audience(),
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      },
    );
    return payload as JWT;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Returns the session that a token's claims name; null if they name none. */
export function sessionClaimsOf(payload: Record<string, unknown> | null): SessionClaims | null {
  const { sub, sid, sessionVersion } = payload ?? {};
  if (typeof sub !== 'string' || !OBJECT_ID_PATTERN.test(sub)) return null;
  if (typeof sid !== 'string' || !SESSION_ID_PATTERN.test(sid)) return null;
  if (typeof sessionVersion !== 'number') return null;
  return { userId: sub, sessionId: sid, sessionVersion };
}
