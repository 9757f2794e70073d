import type { ObjectId } from 'mongodb';
import { isDatabaseAway } from '@/lib/server/platform/db/database-errors';
import type {
  ImportDocument,
  ImportOutcome,
  ImportStarter,
} from '@/lib/server/platform/db/documents/imports';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { log } from '@/lib/server/platform/log';
import { BULK_ROWS_MAX } from '@/lib/shared/imports/import-kinds';
import { actorOf } from '../starters';
import {
  addUndone,
  countsOf,
  dropRows,
  endRun,
  endUndo,
  findOpenPlace,
  findRun,
  findWaiting,
  saveOutcomes,
  updateRun,
} from './imports.repository';
import { makeAdditions, removeAdditions } from './make-additions';
import { releaseArchive } from './release-archive';
import { applyChunks, hasRefused, planChunk, RowRefused, RunStopped, undoChunk } from './work-on-chunk';

/*
 * Rows are planned, applied and undone in parts, each once, whoever works on them. What is only looked at, or to be all or none, is
 * planned first; of all or none few rows are applied in one transaction, and of many those that were applied are undone where one is refused
 * after all.
 */

/** Works out what would become of each part, without changing anything. */
async function plan(run: ImportDocument, signal?: AbortSignal): Promise<ImportOutcome[][]> {
  const imagined = new Map<string, ToolDocument>();
  const planned: ImportOutcome[][] = [];
  for (let place = 0; place < run.chunks; place += 1) {
    if (signal?.aborted) throw new RunStopped();
    planned.push(await planChunk(run, place, imagined));
    await updateRun(run._id, { touchedAt: new Date() });
  }
  return planned;
}

/** The places of the parts that are to be applied in one transaction. Throws RunStopped once the signal aborts. */
async function* openPlaces(run: ImportDocument, signal?: AbortSignal): AsyncGenerator<number[]> {
  if (run.isAll && run.total <= BULK_ROWS_MAX) {
    yield Array.from({ length: run.chunks }, (_, place) => place);
    return;
  }
  for (;;) {
    if (signal?.aborted) throw new RunStopped();
    const place = await findOpenPlace(run._id, 'apply');
    if (place === null) return;
    yield [place];
  }
}

/** Ends an import of which nothing is done, with what would have become of each row. */
async function refuse(run: ImportDocument, planned: ImportOutcome[][]): Promise<void> {
  for (const [place, part] of planned.entries()) {
    const outcomes = part.map(({ back: _back, ...outcome }) => outcome);
    const chunk = { _id: `${run._id.toHexString()} ${place}` };
    await inTransaction((session) => saveOutcomes(chunk, { outcomes, keepsRows: false }, session));
  }
  await updateRun(run._id, { counts: countsOf(planned.flat()), done: run.total });
  await endRun(run._id, 'failed', new Date());
}

/** Takes back what an import did, the last rows first. */
export async function undoRun(
  run: Pick<ImportDocument, '_id' | 'kind'>,
  by: ImportStarter,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    const place = await findOpenPlace(run._id, 'undo');
    if (place === null) {
      const at = new Date();
      const { undone, kept } = await removeAdditions(run._id, actorOf(by));
      if (undone + kept > 0) await addUndone(run._id, { undone, kept, at });
      return endUndo(run._id, at);
    }
    if (signal?.aborted) return;
    await undoChunk(run, place, by);
  }
}

async function apply(run: ImportDocument, signal?: AbortSignal): Promise<void> {
  if (run.isDryRun || (run.isAll && !run.isChecked)) {
    const planned = await plan(run, signal);
    if (run.isDryRun) {
      await dropRows(run._id);
      await endRun(run._id, 'done', new Date());
      return;
    }
    if (hasRefused(planned.flat())) return refuse(run, planned);
    await updateRun(run._id, { isChecked: true });
  }
  await makeAdditions(run, actorOf(run.by));
  try {
    for await (const places of openPlaces(run, signal)) await applyChunks(run, places);
    await endRun(run._id, 'done', new Date());
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    // Something was changed since the rows were planned.
    if (run.total <= BULK_ROWS_MAX) {
      await removeAdditions(run._id, actorOf(run.by));
      return refuse(run, await plan(run, signal));
    }
    await undoRun(run, run.by);
    await endRun(run._id, 'failed', new Date());
    await dropRows(run._id);
  }
}

/**
 * Works on an import until there is nothing left to do, it is cancelled, or the signal aborts. It may be worked on from several sides:
 * each part is done once. Returns it as it is then.
 */
export async function workOnRun(runId: ObjectId, signal?: AbortSignal): Promise<ImportDocument | null> {
  const run = await findRun(runId);
  try {
    if (run?.work === 'apply') await apply(run, signal);
    if (run?.work === 'undo') await undoRun(run, run.undone?.by ?? run.by, signal);
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error;
  }
  const worked = await findRun(runId);
  if (worked?.archive && worked.state !== 'running') await releaseArchive(worked);
  return worked;
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
