/** 128 random bits in hex. Unlike `crypto.randomUUID`, this also works where the shop is not served over https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keys for requests that may be sent again (decisions §4): the same body gets the same key as before, so that a second
 * try after a lost answer does nothing twice; another body gets a new one.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last: { body: string; key: string } | undefined;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, key: newKey() };
    return last.key;
  };
}
