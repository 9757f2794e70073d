import { LRUCache } from 'lru-cache';
import { processSingleton } from '@/lib/server/platform/process-singleton';

type FreshCopyOptions = {
  maxAgeMs: number;
  /** Reads what was marked as changed; with `isDue`, also what other instances changed. `startedAt` is on the wall clock. */
  read: (startedAt: number, isDue: boolean) => Promise<void>;
};

/**
 * Decides when a copy of what the database holds is read again; at most one read runs at a time. Ages are by a monotonic clock:
 * after the wall clock was set back, a copy would not age for that long.
 */
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
    const oldest = performance.now() - this.#options.maxAgeMs;
    while (this.#included < marked || this.#readAt <= oldest)
      await this.#readOnce(this.#readAt <= performance.now() - this.#options.maxAgeMs);
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
    const startedAt = performance.now();
    const marked = this.#marked;
    await this.#options.read(Date.now(), isDue);
    this.#included = marked;
    if (isDue) this.#readAt = startedAt;
  }
}

type Entry<Value> = { version: string; value: Value };

type Options<Value> = {
  maxBytes: number;
  bytesOf: (value: Value) => number;
};

const ENTRY_BYTES = 300;

/** Returns a value until the version moves on; concurrent calls share one `make`. Drops the least recently used. */
export class VersionedCache<Value> {
  private readonly entries: LRUCache<string, Entry<Value>>;
  private readonly underway = new Map<string, Promise<Value>>();

  constructor({ maxBytes, bytesOf }: Options<Value>) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => bytesOf(value) + key.length + ENTRY_BYTES,
    });
  }

  /**
   * The caller read `version` before: a change during `make` raises it, so that the result is not returned afterwards.
   * Nothing is stored when `make` throws.
   */
  async get(key: string, version: string, make: () => Promise<Value>): Promise<Value> {
    const stored = this.entries.get(key);
    if (stored?.version === version) return stored.value;
    const flight = `${version} ${key}`;
    const found = this.underway.get(flight);
    if (found) return found;
    const making = make()
      .then((value) => {
        this.entries.set(key, { version, value });
        return value;
      })
      .finally(() => this.underway.delete(flight));
    this.underway.set(flight, making);
    return making;
  }
}

type Made = { value: Promise<unknown>; until: number };

const MOST_KEYS = 32;

/** Concurrent calls share one `make`; failures are not cached. The caller checks rights before. */
export async function briefly<Value>(key: string, forMs: number, make: () => Promise<Value>): Promise<Value> {
  const cached = processSingleton('brief-cache', () => new Map<string, Made>());
  const found = cached.get(key);
  if (found && found.until > performance.now()) return found.value as Promise<Value>;
  const value = make();
  const made = { value, until: Number.POSITIVE_INFINITY };
  cached.delete(key);
  cached.set(key, made);
  const [oldest] = cached.keys();
  if (cached.size > MOST_KEYS && oldest !== undefined) cached.delete(oldest);
  try {
    await value;
    made.until = performance.now() + forMs;
  } catch {
    if (cached.get(key) === made) cached.delete(key);
  }
  return value;
}
