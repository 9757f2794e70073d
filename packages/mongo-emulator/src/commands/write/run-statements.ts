import type { Document } from '#bson';
import type { Collection } from '#catalog/collection';
import { collectionOf, createCollection, type Run, waitLimitOf } from '#commands/engine-command';
import { MongoError } from '#errors';
import { isRetryable, RetriedWrites, statementNumber } from '#session/retried-writes';
import type { Transaction } from '#session/transaction';
import { DirectTarget, StagedTarget, type WriteTarget } from '#session/write-target';
import { HeldByTransaction } from '#storage/held-by-transaction';

/** So much later the other statements of a command wait for the next write, so that other clients get their turn. */
const SLICE_MS = 25;

/** One statement of a write command: makes its change, or throws before it has changed any document. */
export type Statement = {
  run(target: WriteTarget, collection: Collection | undefined): Document;
  isMulti: boolean;
  creates: boolean;
};

export type StatementOutcome = { result: Document } | { error: MongoError };

/** Codes of errors that end the whole transaction, not the statement alone. */
const TRANSACTION_CODES = new Set([112, 246, 251]);

/**
 * Runs the statements of a write command one after the other, up to the first error if `ordered`. When this resolves,
 * all changes are on disk, unless they belong to a transaction. A statement of a retried write that was executed before
 * is not executed again.
 */
export async function runStatements(
  run: Run,
  namespace: string,
  statements: Statement[],
  ordered: boolean,
): Promise<StatementOutcome[]> {
  if (run.transaction) return runInTransaction(run, run.transaction, namespace, statements, ordered);
  const outcomes: StatementOutcome[] = [];
  const isOver = (): boolean =>
    outcomes.length === statements.length || (ordered && 'error' in (outcomes.at(-1) ?? {}));
  while (!isOver()) {
    const start = outcomes.length;
    const slice = await run.writer.submit(
      () => runSlice(run, namespace, statements, start, ordered),
      waitLimitOf(run),
    );
    outcomes.push(...slice);
  }
  return outcomes;
}

function runSlice(
  run: Run,
  namespace: string,
  statements: Statement[],
  start: number,
  ordered: boolean,
): StatementOutcome[] {
  const until = performance.now() + SLICE_MS;
  const retried = isRetryable(run.request) ? new RetriedWrites(run.store, run.request.session) : undefined;
  const outcomes: StatementOutcome[] = [];
  for (let position = start; position < statements.length; position++) {
    const statement = statements[position] as Statement;
    const number = statementNumber(run.request, position);
    const earlier = retried?.resultOf(number);
    if (earlier) {
      outcomes.push({ result: earlier });
      continue;
    }
    try {
      const result = runOne(run, namespace, statement);
      retried?.addResult(number, result);
      outcomes.push({ result });
    } catch (error) {
      if (error instanceof HeldByTransaction && outcomes.length > 0) break;
      if (!(error instanceof MongoError)) throw error;
      outcomes.push({ error });
      if (ordered) break;
    }
    if (performance.now() > until) break;
  }
  retried?.save();
  return outcomes;
}

function runOne(run: Run, namespace: string, statement: Statement): Document {
  const collection = findOrCreate(run, namespace, statement.creates);
  const direct = new DirectTarget(run.store, run.locks, run.catalog);
  if (!statement.isMulti || run.locks.isEmpty) return statement.run(direct, collection);
  const staged = new StagedTarget(direct);
  try {
    const result = statement.run(staged, collection);
    staged.apply();
    return result;
  } catch (error) {
    // As in mongod, a failed statement's earlier changes stay; one that has to wait made none.
    if (error instanceof MongoError) staged.apply();
    throw error;
  }
}

function findOrCreate(run: Run, namespace: string, creates: boolean): Collection | undefined {
  const collection = collectionOf(run, namespace);
  if (collection || !creates) return collection;
  return createCollection(run, namespace);
}

function runInTransaction(
  run: Run,
  transaction: Transaction,
  namespace: string,
  statements: Statement[],
  ordered: boolean,
): StatementOutcome[] {
  const outcomes: StatementOutcome[] = [];
  for (const statement of statements) {
    try {
      outcomes.push({ result: statement.run(transaction, findOrCreate(run, namespace, statement.creates)) });
    } catch (error) {
      if (!(error instanceof MongoError) || TRANSACTION_CODES.has(error.code)) throw error;
      outcomes.push({ error });
      if (ordered) break;
    }
  }
  return outcomes;
}

export function writeErrorsOf(outcomes: StatementOutcome[]): { writeErrors?: Document[] } {
  const writeErrors = outcomes.flatMap((outcome, index) => {
    if (!('error' in outcome)) return [];
    const { code, message, extra } = outcome.error;
    return [{ index, code, errmsg: message, ...extra }];
  });
  return writeErrors.length > 0 ? { writeErrors } : {};
}
