import type { Long } from 'bson';
import type { Catalog } from '#catalog/catalog';
import type { RequestSession } from '#command';
import { MongoError } from '#errors';
import type { Locks } from '#storage/locks';
import type { Store } from '#storage/store';
import type { Writer } from '#storage/writer';
import { readSessionRecord, writeSessionRecord } from './session-record';
import { Transaction } from './transaction';

type TransactionState =
  | { number: Long; status: 'open'; transaction: Transaction }
  | { number: Long; status: 'committing'; transaction: Transaction; outcome: Promise<void> }
  | { number: Long; status: 'committed' }
  | { number: Long; status: 'aborted' };

function noSuchTransaction(number: Long, state: TransactionState | undefined): MongoError {
  const isAborted = state?.status === 'aborted' && state.number.equals(number);
  return new MongoError(
    'NoSuchTransaction',
    `Transaction ${number} ${isAborted ? 'has been aborted' : 'is not open'}`,
  );
}

export class Sessions {
  private readonly states = new Map<string, TransactionState>();

  constructor(
    private readonly store: Store,
    private readonly writer: Writer,
    private readonly catalog: Catalog,
    private readonly locks: Locks,
  ) {}

  get openTransactions(): number {
    return [...this.states.values()].filter(({ status }) => status === 'open').length;
  }

  /**
   * The transaction that a command belongs to; started if the command starts it. Throws codes 225, 251, 256 and 50911.
   */
  enter(session: RequestSession): Transaction {
    const number = session.txnNumber as Long;
    const state = this.stateOf(session);
    const order = state ? number.compare(state.number) : 1;
    if (state && order < 0) throw tooOld(number, session, state);
    if (session.startTransaction) return this.begin(session, number, order === 0);
    if (!state || order > 0 || state.status === 'aborted') throw noSuchTransaction(number, state);
    if (state.status !== 'open') throw committed(number);
    return state.transaction;
  }

  private begin(session: RequestSession, number: Long, isUsed: boolean): Transaction {
    if (isUsed) {
      throw new MongoError(50911, `A transaction with the number ${number} is or was there`);
    }
    this.abortOpen(session.key);
    const transaction = new Transaction(this.store, this.catalog, this.locks);
    this.states.set(session.key, { number, status: 'open', transaction });
    return transaction;
  }

  /** Commits the session's transaction; repeated, it changes nothing. Throws codes 225, 251 and 112. */
  async commit(session: RequestSession): Promise<void> {
    const number = session.txnNumber as Long;
    const state = this.stateOf(session);
    if (state && number.compare(state.number) < 0) throw tooOld(number, session, state);
    if (!state?.number.equals(number) || state.status === 'aborted') {
      throw noSuchTransaction(number, state);
    }
    if (state.status === 'committing') return state.outcome;
    if (state.status === 'committed') return;
    const { transaction } = state;
    const outcome = this.write(session, number, transaction);
    this.states.set(session.key, { number, status: 'committing', transaction, outcome });
    try {
      await outcome;
      this.states.set(session.key, { number, status: 'committed' });
    } catch (error) {
      this.states.set(session.key, { number, status: 'aborted' });
      throw error;
    } finally {
      transaction.finish();
    }
  }

  private async write(session: RequestSession, number: Long, transaction: Transaction): Promise<void> {
    if (!transaction.hasWritten) return;
    await this.writer.submit(() => {
      transaction.apply();
      writeSessionRecord(this.store, session.key, { number, at: new Date(), committed: true });
    });
  }

  abort(session: RequestSession): void {
    const number = session.txnNumber as Long;
    const state = this.stateOf(session);
    if (state && number.compare(state.number) < 0) throw tooOld(number, session, state);
    if (!state?.number.equals(number) || state.status === 'aborted') {
      throw noSuchTransaction(number, state);
    }
    if (state.status !== 'open') throw committed(number);
    this.abortOpen(session.key);
  }

  abortOpen(key: string): void {
    const state = this.states.get(key);
    if (state?.status !== 'open') return;
    state.transaction.finish();
    this.states.set(key, { number: state.number, status: 'aborted' });
  }

  abortOlderThan(milliseconds: number): void {
    const limit = performance.now() - milliseconds;
    for (const [key, state] of this.states) {
      if (state.status === 'open' && state.transaction.startedAt < limit) this.abortOpen(key);
    }
  }

  end(key: string): void {
    this.abortOpen(key);
    this.states.delete(key);
  }

  removeUnrecorded(): void {
    for (const [key, { status }] of this.states) {
      const isOver = status === 'committed' || status === 'aborted';
      if (isOver && !readSessionRecord(this.store, key)) this.states.delete(key);
    }
  }

  abortAll(): void {
    for (const key of this.states.keys()) this.abortOpen(key);
  }

  /** Reads the record on disk too: the server may have been restarted, or the last number was that of a plain write. */
  private stateOf({ key }: RequestSession): TransactionState | undefined {
    const state = this.states.get(key);
    if (state?.status === 'open' || state?.status === 'committing') return state;
    const record = readSessionRecord(this.store, key);
    if (!record || (state && state.number.compare(record.number) >= 0)) return state;
    return record.committed
      ? { number: record.number, status: 'committed' }
      : { number: record.number, status: 'aborted' };
  }
}

function tooOld(number: Long, _session: RequestSession, state: TransactionState): MongoError {
  return new MongoError(
    'TransactionTooOld',
    `txnNumber ${number} is older than ${state.number} of this session`,
  );
}

function committed(number: Long): MongoError {
  return new MongoError('TransactionCommitted', `Transaction ${number} has been committed.`);
}
