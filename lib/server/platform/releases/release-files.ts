import 'server-only';
import { LRUCache } from 'lru-cache';
import type { ReleaseFile } from './release-file';
import { findReleaseFile, listReleaseFiles } from './releases.repository';

const CACHE_BYTES = 4 * 1024 * 1024;
/** Limits unknown names to one read of the list in this time; a new release may be missing for as long. */
export const LIST_AGAIN_AFTER_MS = 1_000;

export class ReleaseFiles {
  readonly #files = new LRUCache<string, ReleaseFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  });
  #names: Promise<ReadonlySet<string>> | undefined;
  #listedAt = 0;

  async find(name: string): Promise<ReleaseFile | null> {
    const cached = this.#files.get(name);
    if (cached) return cached;
    if (!(await this.#list()).has(name)) return null;
    const found = await findReleaseFile(name);
    if (found) this.#files.set(name, found);
    return found;
  }

  #list(): Promise<ReadonlySet<string>> {
    const now = performance.now();
    if (!this.#names || now - this.#listedAt > LIST_AGAIN_AFTER_MS) {
      this.#listedAt = now;
      const names = listReleaseFiles().then((list) => new Set(list));
      names.catch(() => {
        if (this.#names === names) this.#names = undefined;
      });
      this.#names = names;
    }
    return this.#names;
  }
}
