import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { env } from '@/lib/server/platform/config/env';
import type { StoredJson } from '@/lib/server/platform/db/documents/audit';
import { canonicalJson } from './canonical-json';

const KEY_ID_LENGTH = 12;

function keyIdOf(secret: string): string {
  return createHash('sha256').update(`audit-key:${secret}`).digest('hex').slice(0, KEY_ID_LENGTH);
}

export function currentKeyId(): string {
  return keyIdOf(env().AUDIT_LOG_SECRET);
}

export function keyIds(): string[] {
  const { AUDIT_LOG_SECRET, AUDIT_LOG_SECRET_PREVIOUS } = env();
  return [AUDIT_LOG_SECRET, ...AUDIT_LOG_SECRET_PREVIOUS].map(keyIdOf);
}

/** HMAC-SHA-256 with a key that is not in the database; null if the store does not have it. */
export function macWith(keyId: string, value: StoredJson): string | null {
  const { AUDIT_LOG_SECRET, AUDIT_LOG_SECRET_PREVIOUS } = env();
  const secret = [AUDIT_LOG_SECRET, ...AUDIT_LOG_SECRET_PREVIOUS].find((one) => keyIdOf(one) === keyId);
  return secret === undefined
    ? null
    : createHmac('sha256', secret).update(canonicalJson(value)).digest('hex');
}

/** Distinguishes personal values without revealing them: equal values have equal marks under the same key. */
export function personalMark(value: string): string {
  const secret = env().AUDIT_LOG_SECRET;
  return createHmac('sha256', secret).update(`personal:${value}`).digest('hex').slice(0, KEY_ID_LENGTH);
}
