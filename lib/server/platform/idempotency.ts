import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '@/lib/shared/messages/errors';

export type Idempotency = { key: string; fingerprint: string };

function invalidKey(): AppError {
  return new AppError('validation-failed', { issues: { 'Idempotency-Key': ['idempotency-key-invalid'] } });
}

/** Throws `validation-failed` for a malformed key (IETF draft-ietf-httpapi-idempotency-key-header). */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw invalidKey();
}

export function idempotencyOf(key: string | undefined, content: unknown): Idempotency | undefined {
  if (key === undefined) return undefined;
  return { key, fingerprint: createHash('sha256').update(JSON.stringify(content)).digest('hex') };
}

/** Throws `validation-failed` without a key. */
export function requireIdempotency(key: string | undefined, content: unknown): Idempotency {
  const idempotency = idempotencyOf(key, content);
  if (!idempotency) throw invalidKey();
  return idempotency;
}

/** Throws `idempotency-mismatch` if the earlier request with this key was another. */
export async function findRepeated<Stored extends { idempotency?: Idempotency }>(
  idempotency: Idempotency | undefined,
  findByKey: (key: string) => Promise<Stored | null>,
): Promise<Stored | null> {
  const stored = idempotency && (await findByKey(idempotency.key));
  if (!stored) return null;
  if (stored.idempotency?.fingerprint !== idempotency.fingerprint) throw new AppError('idempotency-mismatch');
  return stored;
}

/** Names what the store does once by itself. No key of a client has a space. */
export function ownIdempotency(what: string, id: string): Idempotency {
  return requireIdempotency(`${what} ${id}`, [what, id]);
}

/** If two run at once, the one that fails returns what the other stored. */
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
