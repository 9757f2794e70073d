/** 128 random bits in hex. Unlike `crypto.randomUUID`, this also works where the shop is not served over https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A request that was sent, and under which key. */
export type Attempt = { body: string; key: string };

/** Answers the key to send a body with. After `spend`, to be called at success, the same body is a new wish. */
export type IdempotencyKeys = ((body: unknown) => string) & { spend: () => void };

/**
 * Keys for requests that may be sent again (decisions §4): the same body gets the same key as before, so that a second
 * try after a lost answer does nothing twice; another body gets a new one. `last` is an attempt of before a reload, and
 * `onAttempt` is told of each new one.
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
