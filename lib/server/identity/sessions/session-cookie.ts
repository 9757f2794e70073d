import type { JWT } from 'next-auth/jwt';
import { env } from '@/lib/server/platform/config/env';
import { decodeSessionToken, encodeSessionToken, type SessionClaims, sessionClaimsOf } from './session-token';

export const SESSION_SECONDS = 14 * 24 * 3_600;

/** Browsers keep 4096 bytes a cookie; next-auth splits a longer session into `name.0`, `name.1`, … */
const MAX_CHUNKS = 8;

export function usesSecureCookies(): boolean {
  return env().NEXTAUTH_URL.startsWith('https://');
}

/** `__Host-` binds the cookie to this host (RFC 6265bis §4.1.3). */
export function cookieName(name: string): string {
  return `${usesSecureCookies() ? '__Host-' : ''}next-auth.${name}`;
}

export function sessionCookieName(): string {
  return cookieName('session-token');
}

export function sessionValueOf(cookieHeader: string | null): string | null {
  const name = sessionCookieName();
  const values = new Map<string, string>();
  for (const pair of (cookieHeader ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) values.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  const whole = values.get(name);
  if (whole) return whole;
  const parts: string[] = [];
  for (let index = 0; index < MAX_CHUNKS; index++) {
    const part = values.get(`${name}.${index}`);
    if (part === undefined) break;
    parts.push(part);
  }
  return parts.length > 0 ? parts.join('') : null;
}

/** Verified, but not checked against the database. */
export async function readSessionToken(cookieHeader: string | null): Promise<JWT | null> {
  return decodeSessionToken(sessionValueOf(cookieHeader) ?? undefined);
}

export async function readSessionCookie(cookieHeader: string | null): Promise<SessionClaims | null> {
  return sessionClaimsOf(await readSessionToken(cookieHeader));
}

export function endSessionCookies(cookieHeader: string | null): string[] {
  const name = sessionCookieName();
  const sent = (cookieHeader ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  const ours = sent.filter((candidate) => candidate === name || candidate.startsWith(`${name}.`));
  const secure = usesSecureCookies() ? '; Secure' : '';
  return ours.map((cookie) => `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
}

export async function writeSessionCookie(user: {
  userId: string;
  sessionId: string;
  sessionVersion: number;
  email: string;
  name: string;
  image: string | null;
  role: 'admin' | 'customer';
}): Promise<string> {
  const token = {
    sub: user.userId,
    sid: user.sessionId,
    email: user.email,
    name: user.name,
    picture: user.image,
    role: user.role,
    sessionVersion: user.sessionVersion,
  };
  const value = await encodeSessionToken(token, SESSION_SECONDS);
  const secure = usesSecureCookies() ? '; Secure' : '';
  return `${sessionCookieName()}=${value}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
