import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '@/lib/shared/messages/errors';

/** A request that may be sent again: the key the client chose, and a fingerprint of its content. */
export type Idempotency = { key: string; fingerprint: string };

/**
 * Returns the `Idempotency-Key` of a request; undefined without the header. Throws `validation-failed` for a malformed
 * key (IETF draft-ietf-httpapi-idempotency-key-header).
 */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError('validation-failed', {
    issues: { 'Idempotency-Key': ['idempotency-key-invalid'] },
  });
}

/** Returns the key with the fingerprint of the request's content; undefined without a key. */
export function idempotencyOf(key: string | undefined, asked: unknown): Idempotency | undefined {
  if (key === undefined) return undefined;
  return { key, fingerprint: createHash('sha256').update(JSON.stringify(asked)).digest('hex') };
}
