import type { ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { ImportDocument } from '@/lib/server/platform/db/documents/imports';
import type { ImportUndone } from '@/lib/shared/imports/import.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { ReasonCode } from '@/lib/shared/messages/refusal-messages';
import { requireImport } from './may-import';
import { requireRun, undoneResult } from './read-import';
import { beginUndo, dropRows, endRun, pullOutcomesOf } from './run/imports.repository';
import { releaseArchive } from './run/release-archive';
import { workOnRun } from './run/work-on-run';
import { starterOf } from './starters';

/** Who has begun to undo an import touches it at each part. */
const LEFT_AFTER_MS = 30_000;

const conflict = (code: ReasonCode) => new AppError('conflict', { reason: { code } });

/** Cancels an import that runs, for admins; the rows that are done stay, the others are deleted. Throws `not-found`, `conflict` once it has ended. */
export async function cancelImport(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<{ state: ImportDocument['state'] }> {
  const run = await requireRun(actor, id);
  requireImport(actor, run.kind);
  if (!(await endRun(run._id, 'cancelled', now))) throw conflict('import-ended');
  await dropRows(run._id);
  await releaseArchive(run);
  return { state: 'cancelled' };
}

/**
 * Undoes an import, for admins: what was changed again since is kept. Goes on where that was left by a process that died. Throws
 * `not-found`, and `conflict` while it runs, for a dry run, and where it was undone before.
 */
export async function undoImport(actor: Actor, id: string, now: Date = new Date()): Promise<ImportUndone> {
  const run = await requireRun(actor, id);
  requireImport(actor, run.kind);
  if (run.isDryRun) throw conflict('import-nothing-to-undo');
  if (run.state === 'running') throw conflict('import-running');
  const undone = { at: now, by: starterOf(actor), undone: 0, kept: 0 };
  if (!(await beginUndo(run._id, undone, new Date(now.getTime() - LEFT_AFTER_MS))))
    throw conflict('import-undone');
  const ended = await workOnRun(run._id);
  if (!ended) throw new AppError('not-found');
  return undoneResult(ended);
}

/** Removes what imports changed of a person whose account is closed; there is nothing of it left to undo. */
export async function forgetPerson(userId: ObjectId, session: ClientSession): Promise<void> {
  await pullOutcomesOf(userId, session);
}
