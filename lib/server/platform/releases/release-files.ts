import { LRUCache } from 'lru-cache';
import {
  dropOldReleases,
  findReleaseFile,
  listReleaseFiles,
  markStarted,
  storeRelease,
} from './releases.repository';

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

export type ReleaseFile = { path: string; bytes: Uint8Array; isBrotli: boolean };

/** The present release and the two before it: a tab opened before two releases still works. */
const KEPT_RELEASES = 3;

/** Once for each build; removes files of releases long gone. Returns whether it was not there before. */
export async function publishRelease(
  release: string,
  readFiles: () => Promise<readonly ReleaseFile[]>,
  now: Date,
): Promise<boolean> {
  if (await markStarted(release, now)) return false;
  await storeRelease(release, await readFiles(), now);
  await dropOldReleases(KEPT_RELEASES);
  return true;
}
