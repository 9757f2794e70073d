import { type Env, env } from '@/lib/server/platform/config/env';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import type { BlobStorage } from './blob-storage';
import { gridFsStorage } from './gridfs.repository';
import { s3Storage } from './s3-storage';

function bucketOf(settings: Env): BlobStorage | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_BUCKET === undefined) return null;
  return s3Storage({
    bucket: S3_BUCKET,
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    // Each database has objects of its own: what it does not know is swept.
    prefix: `${settings.MONGODB_DB}/`,
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
    isPathStyle: settings.S3_PATH_STYLE,
  });
}

export function s3FromSettings(): BlobStorage | null {
  return processSingleton('s3-storage', () => ({ storage: bucketOf(env()) })).storage;
}

/** `other`: where files may still be that were stored under another setting. */
export function configuredStorages(): { current: BlobStorage; other: BlobStorage | null } {
  const s3 = s3FromSettings();
  const gridFs = gridFsStorage();
  return s3 && env().FILE_STORAGE === 's3' ? { current: s3, other: gridFs } : { current: gridFs, other: s3 };
}

/** By default the database, so that a backup holds files and what refers to them. */
export function blobStorage(): BlobStorage {
  const { current, other } = configuredStorages();
  return other ? bothStorages(current, other) : current;
}

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
