import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { ApiKeyDocument } from '@/lib/server/platform/db/documents/api-keys';

const START = 'flk_';
/** 43 letters of base64url. */
const KEY_BYTES = 32;
const KEY_PATTERN = /^flk_[\w-]{43}$/;
/** By which people recognise a key: its start, and four letters of its own. */
const PREFIX_LENGTH = 8;

/** Returns what is stored of a key: 256 random bits need no salt and no slow hash, and are found by it without comparing them. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Makes a key, which is shown once, and what is stored of it. */
export function newApiKey(): { key: string } & Pick<ApiKeyDocument, 'hash' | 'prefix'> {
  const key = `${START}${randomBytes(KEY_BYTES).toString('base64url')}`;
  return { key, hash: hashApiKey(key), prefix: key.slice(0, PREFIX_LENGTH) };
}

export function isApiKey(text: string): boolean {
  return KEY_PATTERN.test(text);
}

/** Returns the key that a request presents, well-formed or not; null where it presents none, but perhaps an access token. */
export function presentedApiKey(headers: Headers): string | null {
  const [, key] = /^Bearer +(flk_.*)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return key?.startsWith(START) ? key : null;
}

/** Whether a key is neither revoked nor expired. */
export function isLive({ revokedAt, expiresAt }: Partial<ApiKeyDocument>, now: Date): boolean {
  return revokedAt === undefined && (expiresAt === undefined || expiresAt >= now);
}
