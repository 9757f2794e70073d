import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { env } from '@/lib/server/platform/config/env';
import { keyRing } from '@/lib/server/platform/config/key-ring';

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
