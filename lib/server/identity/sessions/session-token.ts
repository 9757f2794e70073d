import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { JWT } from 'next-auth/jwt';
import { env } from '@/lib/server/platform/config/env';
import { keyRing } from '@/lib/server/platform/config/key-ring';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';

export type SessionClaims = { userId: string; sessionId: string; sessionVersion: number };

/** RFC 8725 §3.1: exactly these, whatever a token's header names. */
const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';
/** RFC 8725 §3.11: a type for each kind of token, so that none passes for another. */
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

export function sessionClaimsOf(payload: Record<string, unknown> | null): SessionClaims | null {
  const { sub, sid, sessionVersion } = payload ?? {};
  if (typeof sub !== 'string' || !OBJECT_ID_PATTERN.test(sub)) return null;
  if (typeof sid !== 'string' || !SESSION_ID_PATTERN.test(sid)) return null;
  if (typeof sessionVersion !== 'number') return null;
  return { userId: sub, sessionId: sid, sessionVersion };
}

const SESSION_ID_BYTES = 32;

const SESSION_ID_PATTERN = /^[\w-]{43}$/;

export function newSessionId(): string {
  return randomBytes(SESSION_ID_BYTES).toString('base64url');
}

/** The handle is stored and shown: the database does not reveal the session's id. */
export function sessionHandle(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}
