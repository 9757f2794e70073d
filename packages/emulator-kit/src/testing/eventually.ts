type Patience = {
  everyMs: number;
  /** How long it goes on at least. */
  ms: number;
  /** How many times it looks at least: on a busy machine each look takes longer, and so does what is waited for. */
  looks: number;
};

const PATIENCE: Patience = { everyMs: 10, ms: 20_000, looks: 1_000 };

/** Calls a function until it returns a value. Throws, naming what was waited for, if it never does. */
export async function eventually<T>(
  what: string,
  read: () => T | undefined | Promise<T | undefined>,
  { everyMs, ms, looks }: Patience = PATIENCE,
): Promise<T> {
  const begun = Date.now();
  for (let look = 1; ; look += 1) {
    const result = await read();
    if (result !== undefined) return result;
    const waited = Date.now() - begun;
    if (waited >= ms && look >= looks)
      throw new Error(`waited in vain for ${what}: looked ${look} times in ${Math.round(waited / 1_000)} s`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
