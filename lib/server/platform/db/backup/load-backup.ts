import 'server-only';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BSON, type Db, type Document } from 'mongodb';
import { BackupError, type Manifest } from './manifest';

const CHUNK_BYTES = 4 * 1024 * 1024;
const LENGTH_BYTES = 4;
const SHORTEST_BYTES = 5;
/** Larger than any document a server accepts: a greater length is corrupt. */
const LONGEST_BYTES = 64 * 1024 * 1024;
const BATCH_DOCUMENTS = 1_000;
const BATCH_BYTES = 8 * 1024 * 1024;
/** Values keep the types they were stored with: a double that happens to be whole stays one. */
const AS_STORED = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

type Metadata = { options: Document; indexes: Document[] };

const METADATA = '.metadata.json';

export async function* readBson(file: string): AsyncGenerator<Uint8Array> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    let at = 0;
    while (rest.length - at >= LENGTH_BYTES) {
      const length = rest.readInt32LE(at);
      if (length < SHORTEST_BYTES || length > LONGEST_BYTES) throw new Error(`${file} is no BSON.`);
      if (rest.length - at < length) break;
      yield rest.subarray(at, at + length);
      at += length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new Error(`${file} ends in the middle of a document.`);
}

async function insert(db: Db, name: string, batch: readonly Document[]): Promise<void> {
  if (batch.length > 0) await db.collection(name).insertMany([...batch], { ordered: true });
}

async function loadDocuments(db: Db, name: string, file: string): Promise<number> {
  let batch: Document[] = [];
  let bytes = 0;
  let loaded = 0;
  for await (const document of readBson(file)) {
    batch.push(BSON.deserialize(document, AS_STORED));
    bytes += document.length;
    if (batch.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) continue;
    await insert(db, name, batch);
    loaded += batch.length;
    batch = [];
    bytes = 0;
  }
  await insert(db, name, batch);
  return loaded + batch.length;
}

async function createIndexes(db: Db, name: string, indexes: readonly Document[]): Promise<void> {
  const own = indexes.filter((index) => index.name !== '_id_');
  if (own.length === 0) return;
  // Servers make up the version, and those before 4.4 the namespace.
  const specifications = own.map(({ v: _v, ns: _ns, ...rest }) => rest);
  await db.command({ createIndexes: name, indexes: specifications });
}

/** With indexes, without the collections in `without`. On failure removes what it loaded. Throws `BackupError`. */
export async function loadBackup(
  db: Db,
  folder: string,
  { files }: Manifest,
  without: ReadonlySet<string>,
): Promise<number> {
  let loaded = 0;
  for (const { path: place } of files.filter((file) => file.path.endsWith(METADATA))) {
    const base = place.slice(0, -METADATA.length);
    const name = decodeURIComponent(path.posix.basename(base));
    if (without.has(name)) continue;
    const data = files.find((file) => file.path === `${base}.bson`);
    if (!data) throw new BackupError(`The backup has no documents of ${name}.`);
    const text = await readFile(path.join(folder, place), 'utf8');
    const { options, indexes } = BSON.EJSON.parse(text, { relaxed: true }) as Metadata;
    await db.createCollection(name, options);
    const count = await loadDocuments(db, name, path.join(folder, data.path));
    if (count !== data.documents)
      throw new BackupError(`${name} has ${count} documents, not ${data.documents}.`);
    await createIndexes(db, name, indexes);
    loaded += count;
  }
  return loaded;
}
