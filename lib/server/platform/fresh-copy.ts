import 'server-only';

type FreshCopyOptions = {
  maxAgeMs: number;
  /** Reads what was marked as changed; with `isDue`, also what other instances changed. */
  read: (startedAt: number, isDue: boolean) => Promise<void>;
};

/** Decides when a copy of what the database holds is read again; at most one read runs at a time. */
export class FreshCopy {
  readonly #options: FreshCopyOptions;
  #marked = 0;
  #included = -1;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(options: FreshCopyOptions) {
    this.#options = options;
  }

  markChanged(): void {
    this.#marked += 1;
  }

  /** Includes changes marked before the call, and others' until `maxAgeMs` before it. Rejects with `read`'s errors. */
  async ensureFresh(): Promise<void> {
    const marked = this.#marked;
    // By the moment of the call, not of each turn: a read that takes longer than this would never be young enough.
    const oldest = Date.now() - this.#options.maxAgeMs;
    while (this.#included < marked || this.#readAt <= oldest)
      await this.#readOnce(this.#readAt <= Date.now() - this.#options.maxAgeMs);
  }

  refresh(): Promise<void> {
    return this.#readOnce(true);
  }

  #readOnce(isDue: boolean): Promise<void> {
    this.#reading ??= this.#read(isDue).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(isDue: boolean): Promise<void> {
    const startedAt = Date.now();
    const marked = this.#marked;
    await this.#options.read(startedAt, isDue);
    this.#included = marked;
    if (isDue) this.#readAt = startedAt;
  }
}
