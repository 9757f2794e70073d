import 'server-only';
import { LRUCache } from 'lru-cache';

/** Whether a call may be served, and if not, after how many seconds to try again. */
export type Allowance = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Adds calls to a window that all processes share, and returns what it holds with them. */
type Settle = (key: string, calls: number) => Promise<{ count: number; windowEndsAt: Date }>;

type Window = {
  endsAt: number;
  /** Calls that this process let through. */
  own: number;
  /** Those of them that the shared window has. */
  settled: number;
  /** Calls of other processes, as of the last settlement. */
  others: number;
  /** From how many own calls on the next settlement is due. */
  settleAt: number;
  isSettling: boolean;
};

type Options = {
  /** Calls of one key in a window. */
  limit: number;
  windowMs: number;
  settle: Settle;
};

/** Beyond these, the keys not seen for longest are forgotten: memory is bounded whatever is sent. */
const MOST_KEYS = 20_000;
/** The fraction of the limit (one part in this many) that a process lets through before it settles with the database. */
const LEASES_PER_LIMIT = 20;

const ALLOWED: Allowance = { allowed: true };

/**
 * Counts calls in memory against a limit that several processes hold together. Each has a lease of a twentieth of the limit,
 * which it uses up without asking; then it adds those calls to the shared window, in the background, and learns what the
 * others added. Nobody is refused before the limit. It is exceeded by at most a twentieth for each further process, and by
 * what arrives while the shared window is asked. While it cannot be asked, each process holds the limit by itself.
 */
export class ReadCounter {
  readonly #windows = new LRUCache<string, Window>({ max: MOST_KEYS });
  readonly #options: Options;
  readonly #lease: number;

  constructor(options: Options) {
    this.#options = options;
    this.#lease = Math.max(1, Math.floor(options.limit / LEASES_PER_LIMIT));
  }

  /** Counts a call of `key`, at once, unless it is beyond the limit. `now` in milliseconds. */
  take(key: string, now: number): Allowance {
    const window = this.#windowOf(key, now);
    if (window.own + window.others >= this.#options.limit)
      return { allowed: false, retryAfterSeconds: Math.max(1, (window.endsAt - now) / 1000) };
    window.own += 1;
    if (window.own >= window.settleAt && !window.isSettling) void this.#settle(key, window);
    return ALLOWED;
  }

  #windowOf(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known && now < known.endsAt) return known;
    const opened = {
      endsAt: now + this.#options.windowMs,
      own: 0,
      settled: 0,
      others: 0,
      settleAt: this.#lease,
      isSettling: false,
    };
    this.#windows.set(key, opened);
    return opened;
  }

  async #settle(key: string, window: Window): Promise<void> {
    const calls = window.own - window.settled;
    window.isSettling = true;
    try {
      const { count, windowEndsAt } = await this.#options.settle(key, calls);
      this.#learn(window, calls, count, windowEndsAt.getTime());
    } catch {
      // Tried again after another lease; calls that need the database report the outage themselves.
    } finally {
      window.isSettling = false;
      window.settleAt = window.own + this.#lease;
    }
  }

  #learn(window: Window, calls: number, count: number, endsAt: number): void {
    const isSameWindow = window.settled === 0 || window.endsAt === endsAt;
    // The shared window was a new one: what was settled before counted into the last.
    if (!isSameWindow) {
      window.own -= window.settled;
      window.settled = 0;
    }
    window.endsAt = endsAt;
    window.settled += calls;
    window.others = Math.max(0, count - window.settled);
  }
}
