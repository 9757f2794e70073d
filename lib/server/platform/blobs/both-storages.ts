import 'server-only';
import type { BlobStorage } from './blob-storage';

/** Writes to `current`, reads from both: files can be moved while the store serves them. */
export function bothStorages(current: BlobStorage, other: BlobStorage): BlobStorage {
  return {
    write: current.write,

    async read(id, range) {
      return (await current.read(id, range)) ?? other.read(id, range);
    },

    async remove(id) {
      await current.remove(id);
      await other.remove(id);
    },

    async listIds(query) {
      const [ids, others] = await Promise.all([current.listIds(query), other.listIds(query)]);
      const all = new Map([...ids, ...others].map((id) => [id.toHexString(), id]));
      // The first of both lists are among the first of each.
      return [...all.keys()]
        .sort()
        .slice(0, query.limit)
        .flatMap((key) => all.get(key) ?? []);
    },
  };
}
