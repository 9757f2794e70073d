import 'server-only';
import { lastChange, raiseTagVersion } from '@/lib/server/platform/cache/tag-versions';

/** With as much again until another instance's change arrives here, what is sent is a second old at most. */
const MAX_AGE_MS = 500;

/**
 * Knows whether responses made from data with a version are still current: `tag` changes when the version does. The version
 * is read again after any change that this process knows of, and after half a second in any case. Times are milliseconds
 * of any clock that does not go back.
 */
export class VersionWatch {
  readonly tag: string;
  readonly #read: () => Promise<string>;
  #version: string | undefined;
  /** When the last reading of the version began, and the last change then known. */
  #readAt = Number.NEGATIVE_INFINITY;
  #change = -1;
  #reading: Promise<void> | undefined;

  constructor(tag: string, read: () => Promise<string>) {
    this.tag = tag;
    this.#read = read;
  }

  /** Whether nothing can have changed, as far as anyone may expect this instance to know. Costs nothing. */
  isCurrent(now: number): boolean {
    return this.#change === lastChange() && now - this.#readAt < MAX_AGE_MS;
  }

  /** Makes sure of it, with two readings at most. Throws what reading the version throws. */
  async becomeCurrent(now: () => number): Promise<void> {
    const oldest = now() - MAX_AGE_MS;
    const change = lastChange();
    while (this.#change < change || this.#readAt <= oldest) {
      this.#reading ??= this.#readVersion(now()).finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
  }

  async #readVersion(startedAt: number): Promise<void> {
    const change = lastChange();
    const version = await this.#read();
    const isAnother = version !== this.#version;
    this.#version = version;
    if (isAnother) raiseTagVersion(this.tag);
    this.#readAt = startedAt;
    // What changed during the reading is not known to be included; its own mark is.
    this.#change = isAnother && lastChange() === change + 1 ? change + 1 : change;
  }
}
