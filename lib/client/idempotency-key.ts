/** 128 random bits in hex. Unlike `crypto.randomUUID`, this also works where the store is not served over https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A request that was sent, and the key it was sent with. */
export type Attempt = { body: string; key: string };

/** Returns the key to send a body with. Call `spend` on success: after it the same body is a new request. */
export type IdempotencyKeys = ((body: unknown) => string) & { spend: () => void };

/**
 * Creates keys for requests that may be sent again (product §7.7): the same body gets the same key, so that a retry after
 * a lost response does nothing twice; another body gets a new one. `last` is the attempt before a reload; `onAttempt` is
 * called with each new one.
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
  const spend = () => {
    attempt = undefined;
  };
  return Object.assign(keyFor, { spend });
}
