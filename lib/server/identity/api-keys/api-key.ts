import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Program } from '@/lib/server/identity/actor';
import type { ApiKeyDocument } from '@/lib/server/platform/db/documents/users';
import type { ReasonCode } from '@/lib/shared/messages/refusal-messages';
import { findApiKeyByHash, touchApiKey } from './api-keys.repository';

/** How stale `lastUsedAt` may be: a write now and then, not at every call. */
const TOUCH_AFTER_MS = 60_000;

async function noteUse({ _id, lastUsedAt }: ApiKeyDocument, now: Date): Promise<void> {
  const staleAt = new Date(now.getTime() - TOUCH_AFTER_MS);
  if (lastUsedAt === undefined || lastUsedAt < staleAt) await touchApiKey(_id, now, staleAt);
}

/**
 * Returns the program whose key was presented; null for one that is malformed, unknown, expired or revoked. One indexed read at each
 * call, so that a revoked key is refused by every instance at once.
 */
export async function findProgram(key: string, now: Date = new Date()): Promise<Program | null> {
  if (!isApiKey(key)) return null;
  const found = await findApiKeyByHash(hashApiKey(key));
  if (!found || !isLive(found, now)) return null;
  await noteUse(found, now);
  return { role: 'key', keyId: found._id, scopes: found.scopes };
}

/** Says what is wrong with a key that admits no program. */
export async function keyFault(key: string): Promise<ReasonCode> {
  if (!isApiKey(key)) return 'api-key-malformed';
  const found = await findApiKeyByHash(hashApiKey(key));
  if (!found) return 'api-key-unknown';
  return found.revokedAt === undefined ? 'api-key-expired' : 'api-key-revoked';
}

/**
 * Returns whether a request presents a key where none is read: in `X-Api-Key`, or in `Authorization` in another way than as a
 * bearer's.
 */
export function isKeyElsewhere(headers: Headers): boolean {
  return headers.has('x-api-key') || /^(?!Bearer ).*\bflk_/i.test(headers.get('authorization') ?? '');
}

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

/** Returns whether a key is neither revoked nor expired. */
export function isLive({ revokedAt, expiresAt }: Partial<ApiKeyDocument>, now: Date): boolean {
  return revokedAt === undefined && (expiresAt === undefined || expiresAt >= now);
}
