import 'server-only';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  BSON,
  type ClientSession,
  type CollectionInfo,
  type Db,
  type MongoClient,
  MongoServerError,
} from 'mongodb';
import type { MigrationDocument } from '@/lib/server/platform/db/documents/coordination';
import type { PreviousBackup } from './earlier-backups';
import { type FileContents, filesOutside, type OutsideFile, writeContents } from './file-contents';
import {
  BackupError,
  type BackupFile,
  INCOMPLETE,
  MANIFEST_FILE,
  type Manifest,
  syncFolder,
  writeHashed,
} from './manifest';

const BATCH_DOCUMENTS = 2_000;
const OWNER_ONLY = 0o700;
const SECOND_MS = 1_000;

const SNAPSHOT_TOO_OLD = 239;
const SNAPSHOT_UNAVAILABLE = 246;
/** InvalidOptions, CommandNotSupported, NotImplemented, 20 (not a replica set): no snapshot reads. */
const REFUSALS: ReadonlySet<unknown> = new Set([20, 72, 115, 123, 238]);

export type BackupOptions = {
  client: MongoClient;
  database: string;
  folder: string;
  release: string;
  /** Reads each collection at its own moment; for a database that nothing writes to. */
  isWithoutSnapshot?: boolean;
  contents?: FileContents | undefined;
  /** For a bucket that is backed up by itself. */
  isWithoutFiles?: boolean;
  previous?: PreviousBackup | undefined;
  onCollection?: (name: string, documents: number) => Promise<void> | void;
};

type Source = { db: Db; session: ClientSession; folder: string };

async function listCollections(db: Db): Promise<CollectionInfo[]> {
  const all = (await db
    .listCollections({ type: 'collection' }, { nameOnly: false })
    .toArray()) as CollectionInfo[];
  return all
    .filter(({ name }) => !name.startsWith('system.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const identities = (collections: readonly CollectionInfo[]) =>
  collections.map(({ name, info }) => `${name} ${info?.uuid?.toString('hex') ?? ''}`).join();

async function* rawDocuments({ db, session }: Source, name: string): AsyncGenerator<Uint8Array> {
  const cursor = db.collection(name).find({}, { session, raw: true, batchSize: BATCH_DOCUMENTS });
  for await (const document of cursor) yield document as unknown as Uint8Array;
}

async function metadataOf(db: Db, { name, options, info }: CollectionInfo): Promise<string> {
  const indexes = await db.collection(name).listIndexes().toArray();
  const uuid = info?.uuid?.toString('hex');
  const metadata = {
    options: options ?? {},
    indexes,
    ...(uuid && { uuid }),
    collectionName: name,
    type: 'collection',
  };
  return BSON.EJSON.stringify(metadata, { relaxed: false });
}

async function writeCollection(source: Source, info: CollectionInfo): Promise<BackupFile[]> {
  const { db, folder } = source;
  // As mongodump does: a name may hold what a file's may not.
  const place = `${db.databaseName}/${encodeURIComponent(info.name)}`;
  const data = await writeHashed(path.join(folder, `${place}.bson`), rawDocuments(source, info.name));
  const text = Buffer.from(await metadataOf(db, info));
  const metadata = await writeHashed(path.join(folder, `${place}.metadata.json`), [text]);
  return [
    { path: `${place}.bson`, sha256: data.sha256, bytes: data.bytes, documents: data.parts },
    { path: `${place}.metadata.json`, sha256: metadata.sha256, bytes: metadata.bytes },
  ];
}

/** The first read takes the snapshot that all others of the session read from. */
async function readSchema({ db, session }: Source): Promise<Manifest['schema']> {
  const applied = await db.collection<MigrationDocument>('migrations').find({}, { session }).toArray();
  return {
    latest: Math.max(0, ...applied.map(({ _id }) => _id)),
    oldestServer: Math.max(0, ...applied.map((record) => record.oldestServer ?? 0)),
  };
}

function explain(error: unknown): unknown {
  if (!(error instanceof MongoServerError)) return error;
  const { code } = error;
  if (code === SNAPSHOT_TOO_OLD)
    return new BackupError(
      'The database no longer keeps the snapshot: the backup took longer than minSnapshotHistoryWindowInSeconds. ' +
        'Raise it (docs/operations.md, "Backup") and repeat.',
      { cause: error },
    );
  if (code === SNAPSHOT_UNAVAILABLE)
    return new BackupError('A collection or index was created or dropped during the backup. Repeat it.', {
      cause: error,
    });
  if (!REFUSALS.has(code)) return error;
  return new BackupError(
    `The database has no snapshot reads (${error.message}). Stop every server and worker, and repeat with ` +
      '--without-snapshot: what is written meanwhile would tear the backup apart.',
    { cause: error },
  );
}

function snapshotTime(session: ClientSession): Date | undefined {
  const { snapshotTime: time } = session as unknown as { snapshotTime?: BSON.Timestamp };
  return time && new Date(time.getHighBitsUnsigned() * SECOND_MS);
}

type Uploaded = {
  written: BackupFile[];
  reused?: number;
  leftOut?: string[];
  lost?: string[];
  gone?: string[];
};

async function writeUploaded(
  db: Db,
  { contents, isWithoutFiles, previous }: BackupOptions,
  outside: readonly OutsideFile[],
  folder: string,
): Promise<Uploaded> {
  if (outside.length === 0) return { written: [] };
  const names = outside.map(({ _id }) => _id);
  if (isWithoutFiles) return { written: [], leftOut: names };
  if (!contents) return { written: [], lost: names };
  const { lost, gone, ...of } = await writeContents(db, contents, outside, { folder, previous });
  return { ...of, ...(lost.length > 0 && { lost }), ...(gone.length > 0 && { gone }) };
}

/** `reused`: uploaded files that are shared with the previous backup or copied from it. */
export type WrittenBackup = Manifest & { reused: number };

/** Files in the folder count for nothing before the manifest is there. */
async function writeAll(options: BackupOptions, folder: string): Promise<WrittenBackup> {
  const { client, database, release, isWithoutSnapshot = false, onCollection } = options;
  const db = client.db(database);
  const session = client.startSession({ snapshot: !isWithoutSnapshot, causalConsistency: false });
  try {
    const began = new Date();
    const before = await listCollections(db);
    if (before.length === 0) throw new BackupError(`The database ${database} is empty.`);
    const source = { db, session, folder };
    const schema = await readSchema(source);
    const files: BackupFile[] = [];
    for (const info of before) {
      const written = await writeCollection(source, info);
      files.push(...written);
      await onCollection?.(info.name, written[0]?.documents ?? 0);
    }
    const outside = await filesOutside(db, session);
    if (identities(await listCollections(db)) !== identities(before))
      throw new BackupError('A collection was created or dropped during the backup. Repeat it.');
    const { written, reused = 0, ...missing } = await writeUploaded(db, options, outside, folder);
    files.push(...written);
    const manifest: Manifest = {
      format: 3,
      database,
      release,
      schema,
      snapshotAt: (snapshotTime(session) ?? began).toISOString(),
      isSnapshot: !isWithoutSnapshot,
      finishedAt: new Date().toISOString(),
      files,
      ...missing,
    };
    await syncFolder(path.join(folder, database));
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await writeHashed(path.join(folder, MANIFEST_FILE), [text]);
    await syncFolder(folder);
    return { ...manifest, reused };
  } catch (error) {
    throw explain(error);
  } finally {
    await session.endSession();
  }
}

/**
 * mongodump's layout and a manifest, from one snapshot. The folder gets its name once it is complete and on the disk;
 * until then it ends in `.incomplete`. Throws `BackupError`, the driver's and the file system's errors.
 */
export async function writeBackup(options: BackupOptions): Promise<WrittenBackup> {
  const { folder, database } = options;
  if (existsSync(folder)) throw new BackupError(`${folder} exists already.`);
  const parent = path.dirname(folder);
  const own = `${folder}.${randomBytes(4).toString('hex')}${INCOMPLETE}`;
  try {
    await mkdir(path.join(own, database), { recursive: true, mode: OWNER_ONLY });
    const manifest = await writeAll(options, own);
    if (existsSync(folder)) throw new BackupError(`${folder} exists already.`);
    await rename(own, folder);
    await syncFolder(parent);
    return manifest;
  } catch (error) {
    // It would fill the disk by the next attempts. Where that fails too, the cause is what counts.
    await rm(own, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}
