import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { env } from '@/lib/server/platform/config/env';
import { keyRing } from '@/lib/server/platform/config/key-ring';

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

const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Without letters and digits that look alike; three groups of four are 59 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

function newCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, newCode);
}

function normalize(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

export function isRecoveryCodeFormat(code: string): boolean {
  return normalize(code).length === GROUPS * GROUP_LENGTH;
}

/**
 * Under the current key and every previous one. Random codes need no slow hash; without the key the database alone does not
 * allow guessing.
 */
export function recoveryCodeHashes(code: string, owner: string): string[] {
  const { SECOND_FACTOR_SECRET, SECOND_FACTOR_SECRET_PREVIOUS } = env();
  return [SECOND_FACTOR_SECRET, ...SECOND_FACTOR_SECRET_PREVIOUS].map((secret) =>
    createHmac('sha256', keyRing('recovery codes', secret, []).current.bytes)
      .update(`${owner}:${normalize(code)}`)
      .digest('base64url'),
  );
}

export function hashRecoveryCode(code: string, owner: string): string {
  return recoveryCodeHashes(code, owner)[0] ?? '';
}
