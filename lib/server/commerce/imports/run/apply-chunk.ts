import { type ClientSession, MongoError, ObjectId } from 'mongodb';
import type { RowsContext } from '@/lib/server/commerce/tools/rows/rows';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type {
  ImportChunkDocument,
  ImportCounts,
  ImportDocument,
  ImportOutcome,
  ImportStarter,
} from '@/lib/server/platform/db/documents/imports';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { KINDS } from '../kinds/all-kinds';
import { layoutOf, MovedOn } from '../kinds/kind';
import {
  addProgress,
  addUndone,
  endUndo,
  findChunk,
  findOpenChunk,
  findRun,
  saveKept,
  saveOutcomes,
} from './imports.repository';

/** The import was cancelled, or has ended. */
export class RunStopped extends Error {}

/** How often rows are read again that another transaction overtook: by a SKU or an address that was free before. */
const ATTEMPTS = 5;

/** Returns the caller that an import names. */
function actorOf({ kind, id }: ImportStarter): AuditActor {
  if (id === null) return 'system';
  if (kind === 'key') return { role: 'key', keyId: new ObjectId(id) };
  return { role: kind === 'admin' ? 'admin' : 'customer', userId: new ObjectId(id) };
}

/** What rows of an import are applied with; `imagined` is what a dry run has made of them by now. */
function contextOf(
  run: ImportDocument,
  isDryRun: boolean,
  imagined: RowsContext['imagined'] = new Map(),
): RowsContext {
  return {
    by: actorOf(run.by),
    importId: run._id,
    arrivedAt: run.createdAt,
    now: new Date(),
    isDryRun,
    imagined,
  };
}

export function countsOf(outcomes: readonly ImportOutcome[]): ImportCounts {
  const counts = { created: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}

/** A row of a bulk call is stored as the text that it is: a database does not take every name of a field. */
export function rowValue({ source }: Pick<ImportDocument, 'source'>, stored: unknown): unknown {
  return source === 'bulk' ? JSON.parse(String(stored)) : stored;
}

/** Works out what becomes of the rows of a part, and makes it so where there is a session. */
async function outcomesOf(
  run: ImportDocument,
  { rows = [] }: ImportChunkDocument,
  context: RowsContext,
  session?: ClientSession,
): Promise<ImportOutcome[]> {
  const layout = layoutOf(run);
  const sound = rows.filter(({ issues }) => !issues);
  const read = sound.map((row) => ({ ...row, value: rowValue(run, row.value) }));
  const applied = sound.length === 0 ? [] : await KINDS[run.kind].apply(read, layout, context, session);
  const byRow = new Map(applied.map((outcome) => [outcome.row, outcome]));
  return rows.flatMap(({ row, issues }): ImportOutcome[] => {
    const outcome = byRow.get(row);
    if (issues) return [{ row, outcome: 'refused', issues }];
    return outcome ? [outcome] : [];
  });
}

async function record(
  run: ImportDocument,
  chunk: ImportChunkDocument,
  outcomes: ImportOutcome[],
  session: ClientSession,
): Promise<void> {
  await saveOutcomes(chunk, { outcomes, keepsRows: run.isDryRun }, session);
  const progress = { counts: countsOf(outcomes), done: outcomes.length, at: new Date() };
  if (!(await addProgress(run._id, progress, session))) throw new RunStopped();
}

/** Applies a part within the caller's transaction, unless that was done. Returns what became of its rows. */
export async function applyChunkWithin(
  run: ImportDocument,
  place: number,
  session: ClientSession,
): Promise<ImportOutcome[]> {
  const chunk = await findChunk(run._id, place, session);
  if (!chunk) throw new RunStopped();
  if (chunk.outcomes) return chunk.outcomes;
  const outcomes = await outcomesOf(run, chunk, contextOf(run, false), session);
  await record(run, chunk, outcomes, session);
  return outcomes;
}

/** Runs work again while another transaction overtakes it. */
export async function untilUndisturbed<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isOvertaken =
        error instanceof MovedOn || (error instanceof MongoError && isDuplicateKey(error)) || isStale(error);
      if (!isOvertaken || attempt >= ATTEMPTS) throw error;
    }
  }
}

function isStale(error: unknown): boolean {
  return error instanceof Error && error.message.includes('another revision than the transaction has read');
}

/** Applies a part in a transaction of its own, which leaves nothing half done. */
export function applyChunk(run: ImportDocument, place: number): Promise<ImportOutcome[]> {
  return untilUndisturbed(() => inTransaction((session) => applyChunkWithin(run, place, session)));
}

/** Works out what a part would do, and records that where it is not recorded yet. */
export async function tryChunk(
  run: ImportDocument,
  chunk: ImportChunkDocument,
  imagined: RowsContext['imagined'],
): Promise<ImportOutcome[]> {
  const outcomes = await outcomesOf(run, chunk, contextOf(run, true, imagined));
  if (run.isDryRun && !chunk.outcomes)
    await inTransaction(async (session) => {
      const now = await findChunk(run._id, chunk.place, session);
      if (now && !now.outcomes) await record(run, chunk, outcomes, session);
    });
  return outcomes;
}

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
