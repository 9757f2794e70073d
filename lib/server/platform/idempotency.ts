import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '@/lib/shared/messages/errors';

/** A request that may be sent again: the key the client chose, and a fingerprint of its content. */
export type Idempotency = { key: string; fingerprint: string };

function invalidKey(): AppError {
  return new AppError('validation-failed', { issues: { 'Idempotency-Key': ['idempotency-key-invalid'] } });
}

/**
 * Returns the `Idempotency-Key` of a request; undefined without the header. Throws `validation-failed` for a malformed
 * key (IETF draft-ietf-httpapi-idempotency-key-header).
 */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw invalidKey();
}

/** Returns the key with the fingerprint of the request's content; undefined without a key. */
export function idempotencyOf(key: string | undefined, content: unknown): Idempotency | undefined {
  if (key === undefined) return undefined;
  return { key, fingerprint: createHash('sha256').update(JSON.stringify(content)).digest('hex') };
}

/** For a call that must have a key. Throws `validation-failed` without one. */
export function requireIdempotency(key: string | undefined, content: unknown): Idempotency {
  const idempotency = idempotencyOf(key, content);
  if (!idempotency) throw invalidKey();
  return idempotency;
}

/**
 * Returns what `findByKey` finds that an earlier request with this key stored, or null. Throws `idempotency-mismatch` if that
 * request was another.
 */
export async function findRepeated<Stored extends { idempotency?: Idempotency }>(
  idempotency: Idempotency | undefined,
  findByKey: (key: string) => Promise<Stored | null>,
): Promise<Stored | null> {
  const stored = idempotency && (await findByKey(idempotency.key));
  if (!stored) return null;
  if (stored.idempotency?.fingerprint !== idempotency.fingerprint) throw new AppError('idempotency-mismatch');
  return stored;
}

/**
 * Returns what `find` finds of an earlier request with the same key, or what `run` returns. Of two that run at once, the one that
 * fails returns what the other stored, even if it failed because of that: the other took the last units.
 */
export async function runOnce<Result>(
  find: () => Promise<Result | null>,
  run: () => Promise<Result>,
): Promise<Result> {
  const repeated = await find();
  if (repeated) return repeated;
  try {
    return await run();
  } catch (error) {
    const twin = await find();
    if (twin) return twin;
    throw error;
  }
}
