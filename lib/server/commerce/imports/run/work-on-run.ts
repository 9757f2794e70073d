import type { ObjectId } from 'mongodb';
import { isDatabaseAway } from '@/lib/server/platform/db/database-errors';
import type {
  ImportChunkDocument,
  ImportDocument,
  ImportOutcome,
} from '@/lib/server/platform/db/documents/imports';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { log } from '@/lib/server/platform/log';
import { BULK_ROWS_MAX } from '@/lib/shared/imports/import-kinds';
import {
  applyChunk,
  applyChunkWithin,
  countsOf,
  RunStopped,
  tryChunk,
  undoChunks,
  untilUndisturbed,
} from './apply-chunk';
import {
  dropRows,
  endRun,
  endUndo,
  findChunk,
  findOpenChunk,
  findRun,
  findWaiting,
  saveOutcomes,
  updateRun,
} from './imports.repository';

/** A row of an import of all or none was refused. */
class RowRefused extends Error {}

const hasRefused = (outcomes: readonly ImportOutcome[]) =>
  outcomes.some(({ outcome }) => outcome === 'refused');

/** Looks at every row without changing anything. Returns what would become of each part. */
async function tryAll(run: ImportDocument, signal?: AbortSignal): Promise<ImportOutcome[][]> {
  const imagined = new Map<string, ToolDocument>();
  const all: ImportOutcome[][] = [];
  for (let place = 0; place < run.chunks; place += 1) {
    if (signal?.aborted) throw new RunStopped();
    const chunk = await findChunk(run._id, place);
    if (!chunk) throw new RunStopped();
    all.push(await tryChunk(run, chunk, imagined));
    await updateRun(run._id, { touchedAt: new Date() });
  }
  return all;
}

/** Ends an import of which nothing is done, with what would have become of each row. */
async function fail(run: ImportDocument, all: ImportOutcome[][]): Promise<void> {
  const counts = countsOf([]);
  for (const [place, part] of all.entries()) {
    const outcomes = part.map(({ back: _back, ...outcome }) => outcome);
    await inTransaction((session) =>
      saveOutcomes({ _id: `${run._id.toHexString()} ${place}` }, { outcomes, keepsRows: false }, session),
    );
    for (const { outcome } of outcomes) counts[outcome] += 1;
  }
  await updateRun(run._id, { counts, done: run.total });
  await endRun(run._id, 'failed', new Date());
}

/** Applies all rows in one transaction. Throws RowRefused where one is refused by now. */
async function applyTogether(run: ImportDocument): Promise<void> {
  await untilUndisturbed(() =>
    inTransaction(async (session) => {
      for (let place = 0; place < run.chunks; place += 1)
        if (hasRefused(await applyChunkWithin(run, place, session))) throw new RowRefused();
    }),
  );
}

/** The parts that are still to be applied, the first of them each time. Throws RunStopped once the signal aborts. */
async function* openChunks(runId: ObjectId, signal?: AbortSignal): AsyncGenerator<ImportChunkDocument> {
  for (;;) {
    if (signal?.aborted) throw new RunStopped();
    const chunk = await findOpenChunk(runId, 'apply');
    if (!chunk) return;
    yield chunk;
  }
}

/** Applies part after part; where a row is refused by now, what was done is undone. Returns whether all were applied. */
async function applyOrUndo(run: ImportDocument, signal?: AbortSignal): Promise<boolean> {
  for await (const { place } of openChunks(run._id, signal)) {
    if (!hasRefused(await applyChunk(run, place))) continue;
    await undoChunks(run._id, run.by);
    return false;
  }
  return true;
}

async function runAllOrNone(run: ImportDocument, signal?: AbortSignal): Promise<void> {
  if (!run.isChecked) {
    const all = await tryAll(run, signal);
    if (all.some(hasRefused)) return fail(run, all);
    await updateRun(run._id, { isChecked: true });
  }
  try {
    if (run.total > BULK_ROWS_MAX) {
      const isDone = await applyOrUndo(run, signal);
      await endRun(run._id, isDone ? 'done' : 'failed', new Date());
      if (!isDone) await dropRows(run._id);
      return;
    }
    await applyTogether(run);
    await endRun(run._id, 'done', new Date());
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    // Something was changed since the rows were looked at.
    await fail(run, await tryAll(run, signal));
  }
}

async function apply(run: ImportDocument, signal?: AbortSignal): Promise<void> {
  if (run.isAll && !run.isDryRun) return runAllOrNone(run, signal);
  if (run.isDryRun) {
    await tryAll(run, signal);
    await dropRows(run._id);
  } else for await (const { place } of openChunks(run._id, signal)) await applyChunk(run, place);
  await endRun(run._id, 'done', new Date());
}

/**
 * Works on an import until there is nothing left to do, it is cancelled, or the signal aborts. It may be worked on from several sides:
 * each part is done once. Returns it as it is then.
 */
export async function workOnRun(runId: ObjectId, signal?: AbortSignal): Promise<ImportDocument | null> {
  const run = await findRun(runId);
  try {
    if (run?.work === 'apply') await apply(run, signal);
    if (run?.work === 'undo') await undoChunks(runId, run.undone?.by ?? run.by, signal);
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error;
  }
  return findRun(runId);
}

const EVERY_MS = 1_000;
const LEASE_MS = 30_000;
/** Whoever works on an import touches it at each part of some hundred rows. */
const LEFT_AFTER_MS = 30_000;

/** Works on the imports that wait, the oldest first: one at a time in the whole store. */
async function workOnImports(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const run = await findWaiting(new Date(Date.now() - LEFT_AFTER_MS));
    if (!run) return;
    try {
      await workOnRun(run._id, signal);
      // Another process need not wait until it looks left.
      if (signal.aborted) await updateRun(run._id, { touchedAt: new Date(0) });
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log().error({ import: run._id.toHexString(), kind: run.kind, error }, 'an import failed');
      await (run.work === 'undo' ? endUndo(run._id, new Date()) : endRun(run._id, 'failed', new Date()));
    }
  }
}

/** Starts the job that imports large files, and goes on with what a process that died has left. */
export function startImportJobs(): RunningJob {
  return startJob({ name: 'imports', everyMs: EVERY_MS, leaseMs: LEASE_MS, run: workOnImports });
}
