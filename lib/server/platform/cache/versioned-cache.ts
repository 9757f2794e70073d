import 'server-only';
import { LRUCache } from 'lru-cache';

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
