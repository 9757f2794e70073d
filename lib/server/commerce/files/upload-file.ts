import { ObjectId } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { blobStorage } from '@/lib/server/platform/blobs/current-storage';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import type { StoredFile } from '@/lib/shared/files/stored-file.schema';
import { type FileKind, fileUrl } from '@/lib/shared/files/stored-files';
import { AppError } from '@/lib/shared/messages/errors';
import { contentHash } from './content-hash';
import { removeContent } from './delete-files';
import { recordFileEvent } from './file-events';
import { insertFile, touchFile } from './files.repository';
import { checkDocument } from './inspection/check-document';
import { encodePicture, requirePicture } from './inspection/encode-picture';

function serializeFile({ _id, bytes, size }: FileDocument, kind: FileKind): StoredFile {
  return { name: _id, url: fileUrl(_id), kind, bytes, ...size };
}

type StoredKind = Exclude<FileDocument['kind'], 'request'>;

type Content = Pick<FileDocument, 'size'> & { bytes: Uint8Array };

async function contentOf(kind: FileKind, bytes: Buffer): Promise<Content> {
  if (kind === 'document') {
    await checkDocument(bytes);
    return { bytes };
  }
  const { width, height, bytes: encoded } = await encodePicture(bytes);
  return { bytes: encoded, size: { width, height } };
}

/** Addresses under /files have no names of papers. */
const NAMES: Readonly<Record<StoredKind, (hash: string) => string>> = {
  picture: (hash) => `${hash}.webp`,
  document: (hash) => `${hash}.pdf`,
  paper: (hash) => `paper-${hash}.pdf`,
};

/** Content is written first, so that every file has content; after a crash it is swept. */
async function store(
  actor: AuditActor,
  kind: StoredKind,
  { bytes, size }: Content,
  now: Date,
): Promise<FileDocument> {
  const name = NAMES[kind](contentHash(bytes));
  const existing = await touchFile(name, now);
  if (existing) return existing;
  const file: FileDocument = {
    _id: name,
    blobId: new ObjectId(),
    kind,
    bytes: bytes.byteLength,
    ...(size && { size }),
    toolIds: [],
    touchedAt: now,
  };
  await blobStorage().write(file.blobId, name, bytes);
  try {
    await inTransaction(async (session) => {
      await insertFile(file, session);
      await recordFileEvent('file.uploaded', { actor, file }, session);
    });
    return file;
  } catch (error) {
    await removeContent(file.blobId);
    // A concurrent upload of the same file.
    const other = isDuplicateKey(error, '_id') ? await touchFile(name, now) : null;
    if (other) return other;
    throw error;
  }
}

/**
 * Reads and validates a file before any of it is stored; pictures are encoded again. Equal content has one name and
 * is stored once. Throws `forbidden`, `validation-failed`, `rate-limited` at the limit of concurrent uploads,
 * `file-storage-unavailable`, and what `read` throws.
 */
export async function uploadFile(
  actor: Caller,
  kind: FileKind,
  read: () => Promise<Buffer>,
  now: Date = new Date(),
): Promise<StoredFile> {
  requirePermission(actor, 'manage-files');
  return withUploadSlot(async () => {
    const uploaded = await read();
    const content = await oneByOne(() => contentOf(kind, uploaded));
    return serializeFile(await store(actor, kind, content, now), kind);
  });
}

/** Validates and stores a file whose uploading was permitted, and returns its address. Throws as `uploadFile` does. */
export async function storeFile(
  actor: AuditActor,
  kind: FileKind,
  bytes: Buffer,
  now: Date,
): Promise<string> {
  const content = await oneByOne(() => contentOf(kind, bytes));
  return fileUrl((await store(actor, kind, content, now))._id);
}

/** Validates a file as far as that is possible without encoding it. Throws `validation-failed`. */
export async function requireFile(kind: FileKind, bytes: Buffer): Promise<void> {
  await (kind === 'document' ? checkDocument(bytes) : requirePicture(bytes));
}

/**
 * Validates and stores a paper of serial numbers; `read` returns its content and what else was sent, and refuses what that says before
 * any of it is stored. Equal content is stored once. Throws as `uploadFile` does.
 */
export async function storePaper<Sent extends { bytes: Buffer }>(
  caller: Caller,
  read: () => Promise<Sent>,
  now: Date,
): Promise<Sent & { stored: FileDocument }> {
  return withUploadSlot(async () => {
    const sent = await read();
    const content = await oneByOne(() => contentOf('document', sent.bytes));
    return { ...sent, stored: await store(caller, 'paper', content, now) };
  });
}

/** Each has a file of at most 20 MB in memory, twice for a moment. */
const MOST_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 5;

type Slots = { taken: number; last: Promise<unknown> };

const slots = () => processSingleton<Slots>('upload-slots', () => ({ taken: 0, last: Promise.resolve() }));

/** Bounds the memory of uploads. Throws `rate-limited` if no slot is free. */
export async function withUploadSlot<T>(run: () => Promise<T>): Promise<T> {
  const state = slots();
  if (state.taken >= MOST_AT_ONCE)
    throw new AppError('rate-limited', { retryAfterSeconds: RETRY_AFTER_SECONDS, limit: MOST_AT_ONCE });
  state.taken += 1;
  try {
    return await run();
  } finally {
    state.taken -= 1;
  }
}

export async function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const state = slots();
  const done = state.last.then(work);
  state.last = done.catch(() => undefined);
  return done;
}
