import type { Document } from '@/standins/mongo/bson';
import type { CommandRequest, RequestSession } from '@/standins/mongo/commands/command';
import { MongoStandinError } from '@/standins/mongo/errors';
import type { Store } from '@/standins/mongo/storage/store';
import {
  readSessionRecord,
  type SessionRecord,
  type StatementResults,
  writeSessionRecord,
} from './session-record';

/**
 * The statements of one numbered write that have been done before, and those that are done now. To be made and saved
 * inside the write that does them.
 */
export class RetriedWrites {
  private readonly done: StatementResults[];
  private readonly record: SessionRecord;
  private isChanged = false;

  /** Throws code 225 if a newer number has been used in the session. */
  constructor(
    private readonly store: Store,
    private readonly session: RequestSession,
  ) {
    const number = session.txnNumber as NonNullable<RequestSession['txnNumber']>;
    const known = readSessionRecord(store, session.key);
    const order = known ? known.number.compare(number) : -1;
    if (known && order > 0) {
      throw new MongoStandinError(
        'TransactionTooOld',
        `Retryable write with txnNumber ${number} is prohibited on session ${session.key} because a newer retryable write with txnNumber ${known.number} has already started on this session.`,
      );
    }
    if (known?.committed && order === 0) {
      throw new MongoStandinError(
        'IncompleteTransactionHistory',
        `txnNumber ${number} was used for a transaction`,
      );
    }
    this.done = order === 0 ? (known?.results ?? []) : [];
    this.record = { number, at: new Date() };
  }

  /** What the statement was answered when it was done. */
  resultOf(statement: number): Document | undefined {
    return this.done.find(({ first, last }) => first <= statement && statement <= last)?.result;
  }

  remember(statement: number, result: Document): void {
    const before = this.done.at(-1);
    if (before?.last === statement - 1 && isSameCount(before.result, result)) before.last = statement;
    else this.done.push({ first: statement, last: statement, result });
    this.isChanged = true;
  }

  save(): void {
    if (!this.isChanged) return;
    writeSessionRecord(this.store, this.session.key, { ...this.record, results: this.done });
  }
}

/** Whether both say nothing but the same numbers. */
function isSameCount(a: Document, b: Document): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => typeof a[name] === 'number' && a[name] === b[name])
  );
}

/** Whether the request is a write that may be sent again, and be recognised. */
export function isRetryable(
  request: CommandRequest,
): request is CommandRequest & { session: RequestSession } {
  return request.session?.txnNumber !== undefined && !request.session.inTransaction;
}

/** The number of a request's statement, which tells it from the others of its number. */
export function statementNumber(request: CommandRequest, position: number): number {
  const { stmtId, stmtIds } = request.body;
  if (Array.isArray(stmtIds)) return Number(stmtIds[position]);
  return Number(stmtId ?? 0) + position;
}
