import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '@/lib/shared/errors';
import { VALIDATION } from '@/lib/shared/messages';

/** A request that may be sent again: the key the client chose, and what it asked for. */
export type Idempotency = { key: string; fingerprint: string };

/**
 * The `Idempotency-Key` of a request with the fingerprint of what it asks for; undefined without the header. Throws
 * `validation-failed` for a key that is no key (IETF draft-ietf-httpapi-idempotency-key-header).
 */
export function readIdempotencyKey(headers: Headers, asked: unknown): Idempotency | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('validation-failed', {
      errors: { 'Idempotency-Key': [VALIDATION.idempotencyKeyInvalid] },
    });
  }
  return { key, fingerprint: createHash('sha256').update(JSON.stringify(asked)).digest('hex') };
}
