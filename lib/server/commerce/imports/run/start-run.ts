import { ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type {
  ImportChunkDocument,
  ImportDocument,
  ImportRow,
} from '@/lib/server/platform/db/documents/imports';
import type { Pause } from '@/lib/server/platform/work-in-steps';
import { KINDS } from '../kinds/all-kinds';
import { layoutOf, rowValue } from '../kinds/kind';
import { KEY_FIELDS } from '../read/fields';
import { starterOf } from '../starters';
import { deleteChunks, insertChunks, insertRun } from './imports.repository';

/** Rows of one transaction, and how many letters they may have together: a document holds sixteen megabytes. */
const CHUNK_ROWS = 100;
const CHUNK_LETTERS = 2_000_000;
/** A row of more letters is no row: ten thousand of details and forty specifications have a tenth of it. */
const ROW_LETTERS = 250_000;

const DAY_MS = 86_400_000;
/** How long an import can be looked at and undone. */
const KEPT_MS = 7 * DAY_MS;

export type NewRun = Pick<ImportDocument, 'kind' | 'source' | 'isDryRun' | 'isAll' | 'isInviting'> &
  Partial<
    Pick<
      ImportDocument,
      'columns' | 'leftOut' | 'sheets' | 'sheet' | 'additions' | 'idempotency' | 'archive' | 'unfiled'
    >
  > & {
    by: AuditActor;
    rows: readonly ImportRow[];
    /** Left to the job that works on imports in the background. */
    isInBackground: boolean;
    now: Date;
  };

/** Returns the number of letters of a line, or of cells. */
function lettersOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, cell) => sum + String(cell).length, 0);
  return typeof value === 'string' ? value.length : 0;
}

/** Refuses rows that are about what a row before is about, and rows that are too large. */
async function* soundRows(
  rows: readonly ImportRow[],
  run: ImportDocument,
  pause: Pause,
): AsyncGenerator<{ row: ImportRow; letters: number }> {
  const { keyOf } = KINDS[run.kind];
  const layout = layoutOf(run);
  const field = KEY_FIELDS[run.kind];
  const seen = new Set<string>();
  for (const row of rows) {
    await pause();
    const letters = lettersOf(row.value);
    if (letters > ROW_LETTERS) {
      yield { row: { row: row.row, value: null, issues: [['row', ['import-row-large']]] }, letters: 0 };
      continue;
    }
    const key = row.issues ? null : keyOf(rowValue(run, row.value), layout);
    const isTwice = key !== null && seen.has(key);
    if (key !== null) seen.add(key);
    yield { row: isTwice ? { ...row, issues: [[field, ['twice']]] } : row, letters };
  }
}

async function storeChunks(rows: readonly ImportRow[], run: ImportDocument, pause: Pause): Promise<number> {
  let part: ImportRow[] = [];
  let letters = 0;
  let place = 0;
  const { chunkRows = CHUNK_ROWS } = KINDS[run.kind];
  const store = async () => {
    const { _id: runId, expiresAt } = run;
    const chunk: ImportChunkDocument = {
      _id: `${runId.toHexString()} ${place}`,
      runId,
      place,
      rows: part,
      expiresAt,
    };
    await insertChunks([chunk]);
    place += 1;
    part = [];
    letters = 0;
  };
  for await (const { row, letters: own } of soundRows(rows, run, pause)) {
    if (part.length >= chunkRows || (part.length > 0 && letters + own > CHUNK_LETTERS)) await store();
    part.push(row);
    letters += own;
  }
  if (part.length > 0) await store();
  return place;
}

/**
 * Stores rows as an import that is to be worked on, which goes on in another process where this one dies. Throws the driver's
 * duplicate key error where its key was used before.
 */
export async function startRun(
  { rows, isInBackground, now, by, ...rest }: NewRun,
  pause: Pause,
): Promise<ImportDocument> {
  const run: ImportDocument = {
    _id: new ObjectId(),
    ...rest,
    by: starterOf(by),
    state: 'running',
    total: rows.length,
    chunks: 0,
    done: 0,
    counts: { created: 0, changed: 0, same: 0, refused: 0 },
    work: 'apply',
    // The job takes what nobody has touched for a while.
    touchedAt: isInBackground ? new Date(0) : now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
  run.chunks = await storeChunks(rows, run, pause);
  try {
    await insertRun(run);
  } catch (error) {
    await deleteChunks(run._id);
    throw error;
  }
  return run;
}
