const POLL_MS = 10;
const LIMIT_MS = 20_000;

/** Calls a function until it returns a value. Throws, naming what was waited for, if it never does. */
export async function eventually<T>(
  what: string,
  read: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const result = await read();
    if (result !== undefined) return result;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
