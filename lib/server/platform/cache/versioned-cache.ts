import 'server-only';
import { LRUCache } from 'lru-cache';

type Entry<Value> = { version: string; value: Value };

type Options<Value> = {
  maxBytes: number;
  bytesOf: (value: Value) => number;
};

/** The key, the version record and the entry itself, roughly. */
const ENTRY_BYTES = 300;

/**
 * Values made from data that has a version: a value is returned until the version moves on, and made once for all who ask
 * for it at the same time. The least recently used ones are dropped first.
 */
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
   * Returns the value of `key` for `version`, which the caller read before. What `make` reads is at least that version;
   * whatever changes meanwhile raises the version, so that the value is not returned to anyone who asks after the change.
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
