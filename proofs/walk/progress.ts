const TELL_EVERY_MS = 15_000;
const LOOK_EVERY_MS = 1_000;
/** Longer than any call may take (proofs/stack/http-call.ts), and than a database keeps what a killed server held. */
const STALL_MS = 240_000;

export type ProgressOptions = {
  operations: number;
  kills: () => number;
  /** What calls are waited for now, in words. */
  waitingFor: () => string[];
  /** Told now and then how far it is. */
  say: (line: string) => void;
  stallMs?: number;
  now?: () => number;
};

type Step = { name: string; since: number };

/**
 * How far a walk is: which step each client is at, and since when. Tells of it now and then, and ends the walk loudly
 * where some client is at one step for too long, with what everyone was waiting for.
 */
export class Progress {
  readonly #steps = new Map<number, Step>();
  readonly #began: number;
  readonly #now: () => number;
  #toldAt: number;
  #done = 0;
  #isOver = false;
  #failure: Error | undefined;

  constructor(private readonly options: ProgressOptions) {
    this.#now = options.now ?? Date.now;
    this.#began = this.#now();
    this.#toldAt = this.#began;
  }

  /** Whether the walk was ended: clients are to begin nothing more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Notes that a client is at this step while `work` runs. */
  async at(client: number, name: string, work: () => Promise<void> | undefined): Promise<void> {
    this.#steps.set(client, { name, since: this.#now() });
    try {
      await work();
    } finally {
      this.#steps.delete(client);
      this.#done += 1;
    }
  }

  /** Ends the walk by this error at the next look. */
  fail(error: unknown): void {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
  }

  #line(): string {
    const seconds = Math.round((this.#now() - this.#began) / 1000);
    return `${this.#done} of ${this.options.operations} operations, ${this.options.kills()} kills, ${seconds} s`;
  }

  /** Tells how far it is if it is time to. Throws where a client is at one step for too long, and what it failed by. */
  look(): void {
    if (this.#failure) throw this.#failure;
    const now = this.#now();
    const { say, waitingFor, stallMs = STALL_MS } = this.options;
    const stuck = [...this.#steps].filter(([, { since }]) => now - since > stallMs);
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

  /** Waits for the walk, looking at it all the while. Throws what it throws, and where it hangs. */
  async until(walk: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const hanging = new Promise<never>((_resolve, reject) => {
      timer = setInterval(() => {
        try {
          this.look();
        } catch (error) {
          reject(error);
        }
      }, LOOK_EVERY_MS);
    });
    try {
      await Promise.race([walk, hanging]);
    } finally {
      clearInterval(timer);
      this.#isOver = true;
      // Nobody waits for the walk any more where it hangs; whatever it still comes to is not news.
      walk.catch(() => undefined);
    }
  }
}
