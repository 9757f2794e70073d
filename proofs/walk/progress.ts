const REPORT_EVERY_MS = 15_000;
const CHECK_EVERY_MS = 1_000;
/** Longer than any call may take (proofs/stack/http-call.ts), and than a database holds the locks of a killed server. */
const STALL_MS = 240_000;

export type ProgressOptions = {
  operations: number;
  kills: () => number;
  waitingFor: () => string[];
  log: (line: string) => void;
};

type Step = { name: string; since: number };

/**
 * Which step each client is at, and since when. Reports it now and then, and fails the walk where a client stays at one step
 * for too long, with the calls it was waiting for.
 */
export class Progress {
  readonly #steps = new Map<number, Step>();
  readonly #began = Date.now();
  #reportedAt = this.#began;
  #done = 0;
  #isOver = false;
  #failure: Error | undefined;

  constructor(private readonly options: ProgressOptions) {}

  get isOver(): boolean {
    return this.#isOver;
  }

  async at(client: number, name: string, work: () => Promise<void> | undefined): Promise<void> {
    this.#steps.set(client, { name, since: Date.now() });
    try {
      await work();
    } finally {
      this.#steps.delete(client);
      this.#done += 1;
    }
  }

  fail(error: unknown): void {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
  }

  #line(): string {
    const seconds = Math.round((Date.now() - this.#began) / 1000);
    return `${this.#done} of ${this.options.operations} operations, ${this.options.kills()} kills, ${seconds} s`;
  }

  /** Throws where a client stays at one step for too long, and the error of `fail`. */
  check(): void {
    if (this.#failure) throw this.#failure;
    const now = Date.now();
    const { log, waitingFor } = this.options;
    const stuck = [...this.#steps].filter(([, { since }]) => now - since > STALL_MS);
    if (stuck.length > 0) {
      const steps = stuck.map(
        ([client, { name, since }]) =>
          `client ${client} is at “${name}” for ${Math.round((now - since) / 1000)} s`,
      );
      throw new Error(`the walk hangs after ${this.#line()}: ${[...steps, ...waitingFor()].join('; ')}`);
    }
    if (now - this.#reportedAt < REPORT_EVERY_MS) return;
    this.#reportedAt = now;
    log(this.#line());
  }

  /** Checks the walk meanwhile. Throws what it throws, and where it hangs. */
  async until(walk: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const hanging = new Promise<never>((_resolve, reject) => {
      timer = setInterval(() => {
        try {
          this.check();
        } catch (error) {
          reject(error);
        }
      }, CHECK_EVERY_MS);
    });
    try {
      await Promise.race([walk, hanging]);
    } finally {
      clearInterval(timer);
      this.#isOver = true;
      // A walk that hangs is not waited for any more: its later errors are of no interest.
      walk.catch(() => undefined);
    }
  }
}
