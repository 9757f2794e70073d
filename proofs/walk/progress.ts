const TELL_EVERY_MS = 15_000;
const CHECK_EVERY_MS = 1_000;
/** Longer than any call may take (proofs/stack/http-call.ts), and than a database keeps the locks of a killed server. */
const STALL_MS = 240_000;

export type ProgressOptions = {
  operations: number;
  kills: () => number;
  /** Describes the calls that are pending now. */
  waitingFor: () => string[];
  /** Called with the progress now and then. */
  say: (line: string) => void;
};

type Step = { name: string; since: number };

/**
 * The progress of a walk: which step each client is at, and since when. Reports it now and then, and fails the walk where a
 * client stays at one step for too long, naming what everyone was waiting for.
 */
export class Progress {
  readonly #steps = new Map<number, Step>();
  readonly #began = Date.now();
  #toldAt = this.#began;
  #done = 0;
  #isOver = false;
  #failure: Error | undefined;

  constructor(private readonly options: ProgressOptions) {}

  /** Whether the walk has ended: clients begin no further step. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Records that a client is at this step while `work` runs. */
  async at(client: number, name: string, work: () => Promise<void> | undefined): Promise<void> {
    this.#steps.set(client, { name, since: Date.now() });
    try {
      await work();
    } finally {
      this.#steps.delete(client);
      this.#done += 1;
    }
  }

  /** Fails the walk with this error at the next check. */
  fail(error: unknown): void {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
  }

  #line(): string {
    const seconds = Math.round((Date.now() - this.#began) / 1000);
    return `${this.#done} of ${this.options.operations} operations, ${this.options.kills()} kills, ${seconds} s`;
  }

  /** Reports the progress if it is time to. Throws where a client stays at one step for too long, and what `fail` got. */
  check(): void {
    if (this.#failure) throw this.#failure;
    const now = Date.now();
    const { say, waitingFor } = this.options;
    const stuck = [...this.#steps].filter(([, { since }]) => now - since > STALL_MS);
    if (stuck.length > 0) {
      const steps = stuck.map(
        ([client, { name, since }]) =>
          `client ${client} is at “${name}” for ${Math.round((now - since) / 1000)} s`,
      );
      throw new Error(`the walk hangs after ${this.#line()}: ${[...steps, ...waitingFor()].join('; ')}`);
    }
    if (now - this.#toldAt < TELL_EVERY_MS) return;
    this.#toldAt = now;
    say(this.#line());
  }

  /** Waits for the walk, checking it meanwhile. Throws what it throws, and where it hangs. */
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
