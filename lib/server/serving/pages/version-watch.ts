import { lastChange, raiseTagVersion } from '@/lib/server/platform/cache/tags';

/** A change by another instance arrives within as much again, so that responses are a second old at most. */
const MAX_AGE_MS = 500;
/** Read again in the background from this age on, so that no request waits while there are some. */
const RENEWED_MS = MAX_AGE_MS / 2;

/**
 * Says whether responses from versioned data are current: the version of `tag` is raised with that of the data, which is read
 * after each change in this process and at least every half second. Times are milliseconds of a monotonic clock.
 */
export class VersionWatch {
  readonly tag: string;
  readonly #read: () => Promise<string>;
  #version: string | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #change = -1;
  #reading: Promise<void> | undefined;

  constructor(tag: string, read: () => Promise<string>) {
    this.tag = tag;
    this.#read = read;
  }

  isCurrent(now: number): boolean {
    const age = now - this.#readAt;
    if (this.#change !== lastChange() || age >= MAX_AGE_MS) return false;
    // A failure is that of the request that finds it too old.
    if (age >= RENEWED_MS && !this.#reading) this.#begin(now).catch(() => undefined);
    return true;
  }

  /** Reads the version at most twice. Throws what `read` throws. */
  async refresh(now: () => number): Promise<void> {
    const oldest = now() - MAX_AGE_MS;
    const change = lastChange();
    while (this.#change < change || this.#readAt <= oldest) {
      await (this.#reading ?? this.#begin(now()));
    }
  }

  #begin(now: number): Promise<void> {
    this.#reading = this.#readVersion(now).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readVersion(startedAt: number): Promise<void> {
    const change = lastChange();
    const version = await this.#read();
    const isAnother = version !== this.#version;
    this.#version = version;
    if (isAnother) raiseTagVersion(this.tag);
    this.#readAt = startedAt;
    // A change during the read may be missing from it, except the one raised here.
    this.#change = isAnother && lastChange() === change + 1 ? change + 1 : change;
  }
}
