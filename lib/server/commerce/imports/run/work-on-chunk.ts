import type { ClientSession } from 'mongodb';
import type { RowsContext } from '@/lib/server/commerce/tools/rows/rows';
import { isOvertaken } from '@/lib/server/platform/db/database-errors';
import type {
  ImportChunkDocument,
  ImportDocument,
  ImportOutcome,
  ImportStarter,
} from '@/lib/server/platform/db/documents/imports';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { KINDS } from '../kinds/all-kinds';
import { layoutOf, rowValue } from '../kinds/kind';
import { withValues } from '../read/row-values';
import { actorOf } from '../starters';
import { addProgress, addUndone, findChunk, saveKept, saveOutcomes, updateRun } from './imports.repository';

/** The import was cancelled, or has ended. */
export class RunStopped extends Error {}
/** A row of an import of all or none was refused. */
export class RowRefused extends Error {}

/** How often rows are read again that another transaction overtook: by a SKU or an address that was free before. */
const ATTEMPTS = 5;

/** Works in a transaction, which leaves nothing half done; from the beginning where another one overtakes it. */
async function undisturbed<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (!isOvertaken(error) || attempt >= ATTEMPTS) throw error;
    }
  }
}

export const hasRefused = (outcomes: readonly ImportOutcome[]) =>
  outcomes.some(({ outcome }) => outcome === 'refused');

/** Prepares the rows of a part that is still to be applied. */
async function preparedChunk(run: ImportDocument, place: number): Promise<ImportChunkDocument | null> {
  const chunk = await findChunk(run._id, place);
  const { prepare } = KINDS[run.kind];
  if (!prepare || !chunk || chunk.outcomes) return chunk;
  return {
    ...chunk,
    rows: await prepare(chunk.rows ?? [], run, () => updateRun(run._id, { touchedAt: new Date() })),
  };
}

/** Works out what becomes of the rows of a part, and makes it so where there is a session; `imagined` is of a plan. */
async function outcomesOf(
  run: ImportDocument,
  { rows = [] }: ImportChunkDocument,
  imagined: RowsContext['imagined'],
  session?: ClientSession,
): Promise<ImportOutcome[]> {
  const about = { by: actorOf(run.by), importId: run._id, arrivedAt: run.createdAt, now: new Date() };
  const additions = session === undefined ? (run.additions ?? []) : [];
  const context = { ...about, isDryRun: session === undefined, imagined, additions };
  const sound = rows.filter(({ issues }) => !issues);
  const read = sound.map((row) => ({ ...row, value: rowValue(run, row.value) }));
  const applied =
    sound.length === 0 ? [] : await KINDS[run.kind].apply(read, layoutOf(run), context, session);
  const byRow = new Map(applied.map((outcome) => [outcome.row, outcome]));
  return rows.flatMap((row): ImportOutcome[] => {
    const outcome = row.issues
      ? { row: row.row, outcome: 'refused' as const, issues: row.issues }
      : byRow.get(row.row);
    if (!outcome || run.source !== 'file') return outcome ? [outcome] : [];
    const { issues, notes } = outcome;
    return [
      {
        ...outcome,
        ...(issues ? { issues: withValues(issues, row, run.columns) } : {}),
        ...(notes ? { notes: withValues(notes, row, run.columns) } : {}),
      },
    ];
  });
}

async function record(
  run: ImportDocument,
  chunk: ImportChunkDocument,
  outcomes: ImportOutcome[],
  session: ClientSession,
): Promise<void> {
  await saveOutcomes(chunk, { outcomes, keepsRows: run.isDryRun }, session);
  if (!(await addProgress(run._id, outcomes, session))) throw new RunStopped();
}

/** Works out what a part would do, and records that of a dry run where it is not recorded yet. */
export async function planChunk(
  run: ImportDocument,
  place: number,
  imagined: RowsContext['imagined'],
): Promise<ImportOutcome[]> {
  const chunk = await preparedChunk(run, place);
  if (!chunk) throw new RunStopped();
  const outcomes = await outcomesOf(run, chunk, imagined);
  if (run.isDryRun && !chunk.outcomes)
    await inTransaction(async (session) => {
      const now = await findChunk(run._id, place, session);
      if (now && !now.outcomes) await record(run, chunk, outcomes, session);
    });
  return outcomes;
}

/**
 * Applies parts in one transaction, each unless that was done. Throws RowRefused where a row of all or none is refused by now: of
 * parts that are the whole import nothing is done then, and others are to be undone.
 */
export async function applyChunks(run: ImportDocument, places: readonly number[]): Promise<void> {
  const isWhole = places.length === run.chunks;
  const prepared = new Map<number, ImportChunkDocument['rows']>();
  if (KINDS[run.kind].prepare)
    for (const place of places) prepared.set(place, (await preparedChunk(run, place))?.rows);
  const isRefused = await undisturbed(async (session) => {
    let found = false;
    for (const place of places) {
      const chunk = await findChunk(run._id, place, session);
      if (!chunk) throw new RunStopped();
      const rows = prepared.get(place) ?? chunk.rows ?? [];
      const outcomes = chunk.outcomes ?? (await outcomesOf(run, { ...chunk, rows }, new Map(), session));
      found ||= run.isAll && hasRefused(outcomes);
      if (found && isWhole) throw new RowRefused();
      if (!chunk.outcomes) await record(run, chunk, outcomes, session);
    }
    return found;
  });
  if (isRefused) throw new RowRefused();
}

/** Takes back what a part did, unless that was done. */
export async function undoChunk(
  { _id: importId, kind }: Pick<ImportDocument, '_id' | 'kind'>,
  place: number,
  by: ImportStarter,
): Promise<void> {
  await undisturbed(async (session) => {
    const chunk = await findChunk(importId, place, session);
    if (!chunk?.outcomes || chunk.kept) return;
    const now = new Date();
    const rows = await KINDS[kind].undo(chunk.outcomes, { by: actorOf(by), now, importId }, session);
    const kept = rows.flatMap(({ row, sku, kept: reason }) =>
      reason ? [{ row, ...(sku === undefined ? {} : { sku }), reason }] : [],
    );
    await saveKept(chunk, kept, session);
    await addUndone(importId, { undone: rows.length - kept.length, kept: kept.length, at: now }, session);
  });
}
