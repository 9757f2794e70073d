import 'server-only';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app implements it: HMAC-SHA-1, six digits, a new code every thirty seconds. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** RFC 4226 §4 (R6) recommends 160 bits. */
const SECRET_BYTES = 20;

/** RFC 6238 §5.2: one step either way, for clock differences and slow typing. */
const STEPS_OF_GRACE = 1;

/** A Buffer may be a view on a larger one. */
const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** RFC 4648 without padding, as apps expect it. */
export function toBase32(bytes: Uint8Array): string {
  return secretOf(bytes).base32;
}

export function timeStepAt(now: Date): number {
  return TOTP.counter({ period: RULES.period, timestamp: now.getTime() });
}

/** Returns the time step a code is valid for; null if there is none. The caller refuses one that was used before. */
export function matchingStep(bytes: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ ...RULES, secret: secretOf(bytes) });
  const away = totp.validate({ token: code, timestamp: now.getTime(), window: STEPS_OF_GRACE });
  return away === null ? null : timeStepAt(now) + away;
}

/** https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function totpUri(bytes: Uint8Array, issuer: string, account: string): string {
  return new TOTP({ ...RULES, secret: secretOf(bytes), issuer, label: account }).toString();
}
