import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { env } from '@/lib/server/platform/config/env';
import type { StoredJson } from '@/lib/server/platform/db/documents/audit';
import { canonicalJson } from './canonical-json';

const KEY_ID_LENGTH = 12;

/** Names a key without telling it, so that an entry says which one it was sealed with. */
function keyIdOf(secret: string): string {
  return createHash('sha256').update(`audit-key:${secret}`).digest('hex').slice(0, KEY_ID_LENGTH);
}

/** The key new entries are sealed with. */
export function currentKeyId(): string {
  return keyIdOf(env().AUDIT_LOG_SECRET);
}

/**
 * HMAC-SHA-256 of a value under the key with this id; null if the store does not have that key. Anyone who can write to the
 * database but does not know the key can forge no entry.
 */
export function macWith(keyId: string, value: StoredJson): string | null {
  const { AUDIT_LOG_SECRET, AUDIT_LOG_SECRET_PREVIOUS } = env();
  const secret = [AUDIT_LOG_SECRET, ...AUDIT_LOG_SECRET_PREVIOUS].find((one) => keyIdOf(one) === keyId);
  return secret === undefined
    ? null
    : createHmac('sha256', secret).update(canonicalJson(value)).digest('hex');
}

/** Tells values of people apart without holding them: the same value gives the same mark under the same key. */
export function personalMark(value: string): string {
  const secret = env().AUDIT_LOG_SECRET;
  return createHmac('sha256', secret).update(`personal:${value}`).digest('hex').slice(0, KEY_ID_LENGTH);
}
