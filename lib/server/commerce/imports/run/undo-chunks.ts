import 'server-only';
import type { ObjectId } from 'mongodb';
import type { ImportStarter } from '@/lib/server/platform/db/documents/imports';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { KINDS } from '../kinds/all-kinds';
import { actorOf, untilUndisturbed } from './apply-chunk';
import { addUndone, endUndo, findChunk, findOpenChunk, findRun, saveKept } from './imports.repository';

async function undoChunk(runId: ObjectId, place: number, by: ImportStarter): Promise<void> {
  const run = await findRun(runId);
  if (!run) return;
  await untilUndisturbed(() =>
    inTransaction(async (session) => {
      const chunk = await findChunk(runId, place, session);
      if (!chunk?.outcomes || chunk.kept) return;
      const context = { by: actorOf(by), now: new Date(), importId: runId };
      const rows = await KINDS[run.kind].undo(chunk.outcomes, context, session);
      const kept = rows.flatMap(({ row, sku, kept: reason }) =>
        reason ? [{ row, ...(sku === undefined ? {} : { sku }), reason }] : [],
      );
      await saveKept(chunk, kept, session);
      const counts = { undone: rows.length - kept.length, kept: kept.length, at: context.now };
      await addUndone(runId, counts, session);
    }),
  );
}

/** Takes back what an import did, the last rows first, each part in a transaction of its own. */
export async function undoChunks(runId: ObjectId, by: ImportStarter, signal?: AbortSignal): Promise<void> {
  for (let chunk = await findOpenChunk(runId, 'undo'); chunk; chunk = await findOpenChunk(runId, 'undo')) {
    if (signal?.aborted) return;
    await undoChunk(runId, chunk.place, by);
  }
  await endUndo(runId, new Date());
}
