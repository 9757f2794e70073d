import 'server-only';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { cookieName, usesSecureCookies } from '@/lib/server/identity/sessions/session-cookie';
import { env } from '@/lib/server/platform/config/env';
import { keyRing } from '@/lib/server/platform/config/key-ring';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';

/** Proof of the first factor. Useless without a code. */
export type SecondFactorTicket = { userId: string; sessionVersion: number; method: 'password' | 'google' };

const TICKET_SECONDS = 5 * 60;
const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';
const TYPE = 'second-factor+jwt';

const claimsSchema = z.object({
  sub: z.string().regex(OBJECT_ID_PATTERN),
  sessionVersion: z.number(),
  method: z.enum(['password', 'google']),
});

function ring() {
  const { NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS } = env();
  return keyRing('second factor ticket', NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS);
}

function issuer(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}

function audience(): string {
  return `${issuer()}/second-factor`;
}

function ticketCookieName(): string {
  return cookieName('second-factor');
}

function setCookie(value: string, maxAgeSeconds: number): string {
  const secure = usesSecureCookies() ? '; Secure' : '';
  return `${ticketCookieName()}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

export async function writeTicketCookie(ticket: SecondFactorTicket, now: Date = new Date()): Promise<string> {
  const { current } = ring();
  const issuedAt = Math.floor(now.getTime() / 1000);
  const value = await new EncryptJWT({ sessionVersion: ticket.sessionVersion, method: ticket.method })
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, typ: TYPE, kid: current.id })
    .setIssuer(issuer())
    .setAudience(audience())
    .setSubject(ticket.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TICKET_SECONDS)
    .encrypt(current.bytes);
  return setCookie(value, TICKET_SECONDS);
}

export function endTicketCookie(): string {
  return setCookie('', 0);
}

export async function readTicketCookie(cookieHeader: string | null): Promise<SecondFactorTicket | null> {
  const prefix = `${ticketCookieName()}=`;
  const pair = (cookieHeader ?? '').split(';').find((one) => one.trim().startsWith(prefix));
  if (!pair) return null;
  try {
    const { payload } = await jwtDecrypt(
      pair.trim().slice(prefix.length),
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
      },
    );
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return null;
    const { sub, sessionVersion, method } = claims.data;
    return { userId: sub, sessionVersion, method };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
