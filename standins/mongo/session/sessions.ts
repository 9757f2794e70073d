import type { Long } from 'bson';
import type { Catalog } from '@/standins/mongo/catalog/catalog';
import type { RequestSession } from '@/standins/mongo/commands/command';
import { MongoStandinError } from '@/standins/mongo/errors';
import type { Store } from '@/standins/mongo/storage/store';
import type { Writer } from '@/standins/mongo/storage/writer';
import type { Locks } from '@/standins/mongo/write/locks';
import { readSessionRecord, writeSessionRecord } from './session-record';
import { Transaction } from './transaction';

type TransactionState =
  | { number: Long; status: 'open'; transaction: Transaction }
  | { number: Long; status: 'committing'; transaction: Transaction; outcome: Promise<void> }
  | { number: Long; status: 'committed' }
  | { number: Long; status: 'aborted' };

function noSuchTransaction(number: Long, state: TransactionState | undefined): MongoStandinError {
  const message =
    state?.status === 'aborted' && state.number.equals(number)
      ? `Transaction with { txnNumber: ${number} } has been aborted.`
      : `Given transaction number ${number} does not match any in-progress transactions. The active transaction number is ${state?.number ?? -1}`;
  return new MongoStandinError('NoSuchTransaction', message, {
    errorLabels: ['TransientTransactionError'],
  });
}

/** The sessions that have or had a transaction: one at a time each. */
export class Sessions {
  private readonly states = new Map<string, TransactionState>();

  constructor(
    private readonly store: Store,
    private readonly writer: Writer,
    private readonly catalog: Catalog,
    private readonly locks: Locks,
  ) {}

  /** How many transactions are open. */
  get openTransactions(): number {
    let count = 0;
    for (const { status } of this.states.values()) if (status === 'open') count += 1;
    return count;
  }

  /**
   * The transaction that a command belongs to; begun if the command says so. Throws codes 225, 251, 256 and 50911.
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
      throw new MongoStandinError(
        50911,
        `Cannot start a transaction at given transaction number ${number}: a transaction with the same number is or was there`,
      );
    }
    this.abortOpen(session.key);
    const transaction = new Transaction(this.store, this.catalog, this.locks);
    this.states.set(session.key, { number, status: 'open', transaction });
    return transaction;
  }

  /** Makes the transaction's changes everybody's. Again for one that is committed it changes nothing. Throws 225, 251. */
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

  /** Gives up the transaction. Throws 225, 251, and 256 if it is committed. */
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

  /** Gives up whatever transaction the session has open. */
  abortOpen(key: string): void {
    const state = this.states.get(key);
    if (state?.status !== 'open') return;
    state.transaction.finish();
    this.states.set(key, { number: state.number, status: 'aborted' });
  }

  /** Gives up the transactions that have been open for longer. */
  abortOlderThan(milliseconds: number): void {
    const limit = performance.now() - milliseconds;
    for (const [key, state] of this.states) {
      if (state.status === 'open' && state.transaction.startedAt < limit) this.abortOpen(key);
    }
  }

  /** Forgets a session that its client has ended. */
  end(key: string): void {
    this.abortOpen(key);
    this.states.delete(key);
  }

  /** Forgets the sessions that have no transaction open and no record left. */
  forgetUnrecorded(): void {
    for (const [key, { status }] of this.states) {
      const isOver = status === 'committed' || status === 'aborted';
      if (isOver && !readSessionRecord(this.store, key)) this.states.delete(key);
    }
  }

  abortAll(): void {
    for (const key of this.states.keys()) this.abortOpen(key);
  }

  /** Looks on disk too: the server may have been restarted, or the last numbered write was none of a transaction. */
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

function tooOld(number: Long, session: RequestSession, state: TransactionState): MongoStandinError {
  return new MongoStandinError(
    'TransactionTooOld',
    `Cannot start transaction ${number} on session ${session.key} because a newer transaction with txnNumber ${state.number} has already started on this session.`,
  );
}

function committed(number: Long): MongoStandinError {
  return new MongoStandinError(
    'TransactionCommitted',
    `Transaction with { txnNumber: ${number} } has been committed.`,
  );
}
