/** 128 random bits in hex. Unlike `crypto.randomUUID`, works without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Attempt = { body: string; key: string };

export type IdempotencyKeys = ((body: unknown) => string) & { reset: () => void };

/**
 * Product §7.7: the same body gets the same key, so that a retry after a lost response does nothing twice. After `reset`,
 * called on success, the same body is a new request. `last` is the attempt before a reload.
 */
export function createIdempotencyKeys(
  last?: Attempt,
  onAttempt?: (attempt: Attempt) => void,
): IdempotencyKeys {
  let attempt = last;
  const keyFor = (body: unknown) => {
    const text = JSON.stringify(body);
    if (attempt?.body !== text) {
      attempt = { body: text, key: newKey() };
      onAttempt?.(attempt);
    }
    return attempt.key;
  };
  const reset = () => {
    attempt = undefined;
  };
  return Object.assign(keyFor, { reset });
}
