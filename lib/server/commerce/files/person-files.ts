import { type ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { blobStorage } from '@/lib/server/platform/blobs/current-storage';
import type { FileDocument, PersonFileDocument } from '@/lib/server/platform/db/documents/files';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { contentHash } from './content-hash';
import { removeContent } from './delete-files';
import { recordFileEvent } from './file-events';
import { deleteUntouched, insertFile } from './files.repository';
import { checkAttachment } from './inspection/check-attachment';
import { claimOf, countUnusedOf, findFilesOfPerson, findPersonFile } from './person-files.repository';
import { oneByOne, withUploadSlot } from './upload-file';

/** Files that wait for their request; a person who sends them has five at a time. */
const UNUSED_MAX = 20;
const NAME_MAX_LENGTH = 120;
const EXTENSION = /\.[^.]{1,8}$/;

/** Without folders and signs that no name has; a picture is named for what it is stored as. */
function shownName(fileName: string, extension: string): string {
  const plain = fileName
    .replace(/^.*[\\/]/, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}"]/gu, '')
    .trim();
  const stem = plain.replace(EXTENSION, '').slice(0, NAME_MAX_LENGTH) || 'file';
  const ending = EXTENSION.exec(plain)?.[0] ?? '';
  return extension === 'step' && /^\.(?:step|stp)$/i.test(ending) ? stem + ending : `${stem}.${extension}`;
}

/**
 * Validates and stores a file that a person sends with a request, which is swept unless a request has it. Throws
 * `validation-failed`, `rate-limited`, `file-storage-unavailable`, and what `read` throws.
 */
export async function storePersonFile(
  actor: Actor,
  read: () => Promise<{ bytes: Buffer; fileName: string }>,
  now: Date,
): Promise<PersonFileDocument> {
  return withUploadSlot(async () => {
    const { userId: ownerId } = actor;
    if ((await countUnusedOf(ownerId)) >= UNUSED_MAX)
      throw new AppError('validation-failed', { issues: { file: ['request-files-unused'] } });
    const { bytes: sent, fileName } = await read();
    const { extension, bytes, size } = await oneByOne(() => checkAttachment(sent));
    const file: PersonFileDocument = {
      _id: `request-${contentHash(bytes)}.${new ObjectId().toHexString()}.${extension}`,
      ...{ blobId: new ObjectId(), kind: 'request', bytes: bytes.byteLength, ...(size && { size }) },
      ...{ ownerId, fileName: shownName(fileName, extension), toolIds: [], touchedAt: now },
    };
    await blobStorage().write(file.blobId, file._id, bytes);
    try {
      await inTransaction(async (session) => {
        await insertFile(file, session);
        await recordFileEvent('file.uploaded', { actor, file }, session);
      });
      return file;
    } catch (error) {
      await removeContent(file.blobId);
      throw error;
    }
  });
}

/** A person's own, or for `everyone` anybody's. Throws `not-found`. */
export async function requirePersonFile(
  id: string,
  owner: ObjectId | 'everyone',
): Promise<PersonFileDocument> {
  const file = await findPersonFile(id);
  if (!file || (owner !== 'everyone' && !file.ownerId.equals(owner))) throw new AppError('not-found');
  return file;
}

async function remove(actor: Actor | 'system', file: FileDocument, session: ClientSession): Promise<boolean> {
  const isRemoved = await deleteUntouched(file, session);
  if (isRemoved) await recordFileEvent('file.deleted', { actor, file }, session);
  return isRemoved;
}

/** Throws `not-found`, and `file-in-use` for one that was sent with a request. */
export async function removePersonFile(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  const file = await requirePersonFile(id, actor.userId);
  const isRemoved =
    file.requestId === undefined && (await inTransaction((session) => remove(actor, file, session)));
  if (!isRemoved) throw new AppError('file-in-use');
  await removeContent(file.blobId);
  return { deletedCount: 1 };
}

/** Gives a request files that no other has. Throws `validation-failed`. */
export async function claimPersonFiles(
  ids: readonly string[],
  to: { ownerId: ObjectId; requestId: ObjectId; at: Date },
  session: ClientSession,
): Promise<void> {
  if (ids.length > 0 && (await claimOf(ids, to, session)) < ids.length)
    throw new AppError('validation-failed', { issues: { files: ['file-gone'] } });
}

/** All that a person sent, the newest first. */
export async function personFilesOf(ownerId: ObjectId): Promise<PersonFileDocument[]> {
  return findFilesOfPerson(ownerId);
}

/** Content is swept after the transaction. */
export async function removePersonFiles(ownerId: ObjectId, session: ClientSession): Promise<void> {
  for (const file of await findFilesOfPerson(ownerId, session)) await remove('system', file, session);
}
