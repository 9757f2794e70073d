import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { ImportDocument, ImportOutcome, StoredIssues } from '@/lib/server/platform/db/documents/imports';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type {
  BulkRowResult,
  BulkRowsResult,
  ImportChange,
  ImportProblem,
  ImportResult,
  ImportUndone,
} from '@/lib/shared/imports/import.schema';
import { CHANGES_LISTED, PROBLEMS_LISTED } from '@/lib/shared/imports/import-kinds';
import { AppError, type FieldIssue, issueSentence } from '@/lib/shared/messages/errors';
import { filesOf } from './filed-files';
import { ProblemGroups } from './group-problems';
import { mayRead, requireEither } from './may-import';
import { columnOf } from './read/row-values';
import { findRecentRuns, findRun, readChunks } from './run/imports.repository';
import { starterOf } from './starters';

const messageOf = (issue: FieldIssue) => (typeof issue === 'string' ? { code: issue } : issue);

/** Returns what there is to say of a row, each thing once for a column, by the headings of the file. */
function problemsOf(row: number, issues: StoredIssues = [], { columns, hasValues }: Shown): ImportProblem[] {
  const seen = new Set<string>();
  return issues.flatMap(([field, found, value]) =>
    found.flatMap((issue) => {
      const column = columnOf(field, columns)?.heading;
      const message = messageOf(issue);
      const key = `${column ?? field} ${message.code}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return {
        ...{ row, ...(column === undefined ? {} : { column }) },
        ...(value === undefined || !hasValues ? {} : { value }),
        ...{ message: issueSentence(issue), ...message },
      };
    }),
  );
}

type Shown = { columns: ImportDocument['columns']; hasValues: boolean };

/** Reads why rows were refused: the first problems one by one, and all by their causes. */
async function readIssues(
  id: ImportDocument['_id'],
  of: 'refused' | 'noted',
  shown: Shown,
): Promise<Pick<ImportResult, 'problems' | 'groups'>> {
  const problems: ImportProblem[] = [];
  const groups = new ProblemGroups();
  for await (const { outcomes = [] } of readChunks(id, of))
    for (const { row, issues, notes } of outcomes)
      for (const problem of problemsOf(row, of === 'refused' ? issues : notes, shown)) {
        groups.add(problem);
        if (problems.length < PROBLEMS_LISTED) problems.push(problem);
      }
  return { problems, groups: groups.all };
}

/** Reads what is noted of rows, likewise. */
async function readNotes(
  id: ImportDocument['_id'],
  shown: Shown,
): Promise<Pick<ImportResult, 'notes' | 'noteGroups'>> {
  const { problems, groups } = await readIssues(id, 'noted', shown);
  return { notes: problems, noteGroups: groups };
}

type Values = Record<string, unknown>;

const withoutValues = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((field) => [field, null]));

/** A caller who may not read what an import is about gets the fields alone, with the values that they sent themselves. */
function shownTo(caller: Caller | 'system', { kind, by }: ImportDocument) {
  const isReader = mayRead(caller, kind);
  const isSender = starterOf(caller).id === by.id;
  return {
    hasValues: isReader || isSender,
    before: (values: Values) => (isReader ? values : withoutValues(values)),
    after: (values: Values) => (isReader || isSender ? values : withoutValues(values)),
  };
}

async function readChanges(run: ImportDocument, caller: Caller | 'system'): Promise<ImportChange[]> {
  const shown = shownTo(caller, run);
  const changes: ImportChange[] = [];
  for await (const { outcomes = [] } of readChunks(run._id, 'changed')) {
    for (const { row, sku, outcome, before = {}, after = {} } of outcomes)
      if (outcome === 'created' || outcome === 'changed')
        changes.push({
          ...{ row, ...(sku === undefined ? {} : { sku }) },
          ...{ before: shown.before(before), after: shown.after(after) },
        });
    if (changes.length >= CHANGES_LISTED) break;
  }
  return changes.slice(0, CHANGES_LISTED);
}

/** Returns how far an import is, and what became of its rows once it has ended, as this caller may see it. */
export async function importResult(run: ImportDocument, caller: Caller | 'system'): Promise<ImportResult> {
  const {
    _id,
    kind,
    state,
    isDryRun,
    done,
    total,
    columns = [],
    leftOut = [],
    sheets,
    sheet,
    additions = [],
    counts,
    createdAt,
    endedAt,
    expiresAt,
    undone,
  } = run;
  const hasEnded = state !== 'running';
  const shown = { columns, hasValues: shownTo(caller, run).hasValues };
  return {
    ...{ id: _id.toHexString(), kind, state, dryRun: isDryRun, done, total, columns, ...counts },
    ...(hasEnded ? await readIssues(_id, 'refused', shown) : { problems: [], groups: [] }),
    ...(hasEnded ? await readNotes(_id, shown) : { notes: [], noteGroups: [] }),
    added: additions.map((addition) => ({
      ...{ row: addition.row, create: addition.create, name: addition.name },
      ...(addition.create === 'category' ? { slug: addition.slug } : {}),
    })),
    leftOut,
    ...(sheets ? { sheets, sheet } : {}),
    changes: hasEnded ? await readChanges(run, caller) : [],
    ...(hasEnded && kind === 'pictures' ? { files: await filesOf(run) } : {}),
    createdAt: createdAt.toISOString(),
    ...(endedAt ? { endedAt: endedAt.toISOString() } : {}),
    expiresAt: expiresAt.toISOString(),
    ...(undone
      ? {
          undone: {
            undone: undone.undone,
            kept: undone.kept,
            ...(undone.endedAt ? { endedAt: undone.endedAt.toISOString() } : {}),
          },
        }
      : {}),
  };
}

function bulkRow({ row, sku, outcome, toolId, issues }: ImportOutcome): BulkRowResult {
  const fields = issues ?? [];
  return {
    ...{ row, outcome, ...(sku === undefined ? {} : { sku }), ...(toolId === undefined ? {} : { toolId }) },
    ...(fields.length > 0
      ? {
          errors: Object.fromEntries(fields.map(([field, found]) => [field, found.map(issueSentence)])),
          issues: Object.fromEntries(fields.map(([field, found]) => [field, found.map(messageOf)])),
        }
      : {}),
  };
}

/** Returns what became of each row of a bulk call. */
export async function bulkResult({ _id, counts }: ImportDocument): Promise<BulkRowsResult> {
  const rows: BulkRowResult[] = [];
  for await (const { outcomes = [] } of readChunks(_id)) rows.push(...outcomes.map(bulkRow));
  return { id: _id.toHexString(), ...counts, rows };
}

/** Returns how many rows were undone, and which were kept. */
export async function undoneResult({ _id, undone }: ImportDocument): Promise<ImportUndone> {
  const rows: ImportUndone['rows'] = [];
  for await (const { kept = [] } of readChunks(_id, 'kept')) rows.push(...(kept as ImportUndone['rows']));
  return { undone: undone?.undone ?? 0, kept: undone?.kept ?? 0, rows };
}

/** Returns an import that the caller may see. Throws `not-found`, `forbidden`. */
export async function requireRun(caller: Caller, id: string): Promise<ImportDocument> {
  const run = await findRun(parseObjectId(id));
  if (!run || run.expiresAt <= new Date()) throw new AppError('not-found');
  requireEither(caller, run.kind);
  return run;
}

/** Returns an import for admins, and for programs that may import or export its kind. Throws `not-found`, `forbidden`. */
export async function getImport(caller: Caller, id: string): Promise<ImportResult> {
  return importResult(await requireRun(caller, id), caller);
}

const LIMIT = 20;

/** An import as a list has it. */
export type RecentImport = Pick<ImportResult, 'id' | 'kind' | 'state' | 'total' | 'createdAt'> & {
  isUndone: boolean;
};

/** Returns the last imports and bulk calls that changed something, the newest first; for admins. Throws `forbidden`. */
export async function listRecentImports(actor: Actor): Promise<RecentImport[]> {
  requirePermission(actor, 'import-customers');
  const runs = await findRecentRuns(LIMIT);
  return runs.map(({ _id, kind, state, total, createdAt, undone }) => ({
    ...{ id: _id.toHexString(), kind, state, total, createdAt: createdAt.toISOString() },
    isUndone: undone !== undefined,
  }));
}
