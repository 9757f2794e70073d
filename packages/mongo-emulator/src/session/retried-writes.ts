import type { Document } from '#bson';
import type { CommandRequest, RequestSession } from '#command';
import { MongoError } from '#errors';
import type { Store } from '#storage/store';
import {
  readSessionRecord,
  type SessionRecord,
  type StatementResults,
  writeSessionRecord,
} from './session-record';

/** Those of one numbered write that were executed before, and now. Used inside the write that executes them. */
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
    const stored = readSessionRecord(store, session.key);
    const order = stored ? stored.number.compare(number) : -1;
    if (stored && order > 0) {
      throw new MongoError(
        'TransactionTooOld',
        `txnNumber ${number} is older than ${stored.number} of this session`,
      );
    }
    if (stored?.committed && order === 0) {
      throw new MongoError('IncompleteTransactionHistory', `txnNumber ${number} was used for a transaction`);
    }
    this.done = order === 0 ? (stored?.results ?? []) : [];
    this.record = { number, at: new Date() };
  }

  resultOf(statement: number): Document | undefined {
    return this.done.find(({ first, last }) => first <= statement && statement <= last)?.result;
  }

  addResult(statement: number, result: Document): void {
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

function isSameCount(a: Document, b: Document): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => typeof a[name] === 'number' && a[name] === b[name])
  );
}

export function isRetryable(
  request: CommandRequest,
): request is CommandRequest & { session: RequestSession } {
  return request.session?.txnNumber !== undefined && !request.session.inTransaction;
}

export function statementNumber(request: CommandRequest, position: number): number {
  const { stmtId, stmtIds } = request.body;
  if (Array.isArray(stmtIds)) return Number(stmtIds[position]);
  return Number(stmtId ?? 0) + position;
}
