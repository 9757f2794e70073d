import type { Document } from '@/standins/mongo/bson';
import type { Collection } from '@/standins/mongo/catalog/collection';
import {
  collectionOf,
  createCollection,
  patienceOf,
  type Run,
} from '@/standins/mongo/commands/engine-command';
import { MongoStandinError } from '@/standins/mongo/errors';
import { isRetryable, RetriedWrites, statementNumber } from '@/standins/mongo/session/retried-writes';
import type { Transaction } from '@/standins/mongo/session/transaction';
import { HeldByTransaction } from '@/standins/mongo/storage/held-by-transaction';
import { DirectTarget, StagedTarget, type WriteTarget } from './write-target';

/** Longer than this a command's statements do not keep everybody else waiting. */
const SLICE_MS = 25;

/** One statement of a write command: does its change, or throws before the first change of a document. */
export type Statement = {
  run(target: WriteTarget, collection: Collection | undefined): Document;
  /** It may change several documents, and so be refused or made to wait in the middle. */
  isMulti: boolean;
  /** Needs the collection: it is made if there is none. */
  creates: boolean;
};

/** What became of a statement. */
export type StatementOutcome = { result: Document } | { error: MongoStandinError };

/** Errors that are the whole transaction's, not the statement's. */
const TRANSACTION_CODES = new Set([112, 246, 251]);

/**
 * Runs the statements of a write command one after the other, up to the first that is refused if `ordered`. When this
 * resolves all that was done is on disk, unless a transaction has it. A statement of a retried write that has been done
 * is not done again.
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
      patienceOf(run),
    );
    outcomes.push(...slice);
  }
  return outcomes;
}

/** Inside a write: as many statements as there is time for. */
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
    const known = retried?.resultOf(number);
    if (known) {
      outcomes.push({ result: known });
      continue;
    }
    try {
      const result = runOne(run, namespace, statement);
      retried?.remember(number, result);
      outcomes.push({ result });
    } catch (error) {
      if (error instanceof HeldByTransaction && outcomes.length > 0) break;
      if (!(error instanceof MongoStandinError)) throw error;
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
    // As in mongod, what a refused statement had done before stays done; one that waits has done nothing.
    if (error instanceof MongoStandinError) staged.apply();
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
      if (!(error instanceof MongoStandinError) || TRANSACTION_CODES.has(error.code)) throw error;
      outcomes.push({ error });
      if (ordered) break;
    }
  }
  return outcomes;
}

/** The `writeErrors` of an answer; none if all went well. */
export function writeErrorsOf(outcomes: StatementOutcome[]): { writeErrors?: Document[] } {
  const writeErrors = outcomes.flatMap((outcome, index) => {
    if (!('error' in outcome)) return [];
    const { code, message, extra } = outcome.error;
    return [{ index, code, errmsg: message, ...extra }];
  });
  return writeErrors.length > 0 ? { writeErrors } : {};
}
