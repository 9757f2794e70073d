import { Binary } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ReleaseFile } from './release-files';

/** Returns whether its files are stored already. */
export async function markStarted(release: string, now: Date): Promise<boolean> {
  const { matchedCount } = await (await collection('releases')).updateOne(
    { _id: release },
    { $set: { startedAt: now } },
  );
  return matchedCount === 1;
}

/** Names change with content, so one that is there already is the same. */
export async function storeRelease(
  release: string,
  files: readonly ReleaseFile[],
  startedAt: Date,
): Promise<void> {
  const stored = await collection('release_files');
  for (const { path, bytes, isBrotli } of files)
    await stored.updateOne(
      { _id: path },
      { $setOnInsert: { bytes: new Binary(bytes), isBrotli } },
      { upsert: true },
    );
  await (await collection('releases')).updateOne(
    { _id: release },
    { $set: { startedAt, files: files.map(({ path }) => path) } },
    { upsert: true },
  );
}

export async function dropOldReleases(count: number): Promise<void> {
  const releases = await collection('releases');
  const newest = await releases.find().sort({ startedAt: -1 }).limit(count).toArray();
  await releases.deleteMany({ _id: { $nin: newest.map(({ _id }) => _id) } });
  const paths = new Set(newest.flatMap(({ files }) => files));
  await (await collection('release_files')).deleteMany({ _id: { $nin: [...paths] } });
}

export async function listReleaseFiles(): Promise<string[]> {
  return (await (await collection('releases')).find().toArray()).flatMap(({ files }) => files);
}

export async function findReleaseFile(path: string): Promise<ReleaseFile | null> {
  const found = await (await collection('release_files')).findOne({ _id: path });
  return found && { path, bytes: found.bytes.value() as unknown as Uint8Array, isBrotli: found.isBrotli };
}
