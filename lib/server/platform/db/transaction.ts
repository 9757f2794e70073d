import { setTimeout } from 'node:timers/promises';
import { type ClientSession, MongoError } from 'mongodb';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { AppError } from '@/lib/shared/messages/errors';
import { client, database } from './client';
import { collection } from './collections';
import { isDatabaseAway } from './database-errors';

const FIRST_PAUSE_MS = 5;
const PAUSE_GROWTH = 1.5;
const LONGEST_PAUSE_MS = 500;

/** For how long a transaction that loses races is run again. */
const CONFLICTS_LIMIT_MS = 120_000;
/** For how long one that an outage cut short is run again: a call is to fail within five seconds then. */
const OUTAGE_LIMIT_MS = 2_500;
/** How long its caller waits for a transaction to be committed, from its beginning, and from the end of its work. */
const COMMIT_LIMIT_MS = 4_300;
const COMMIT_WAIT_MIN_MS = 2_000;
/** For how long a commit is retried in the background; longer than a transaction stays open on a server. */
const UNKNOWN_LIMIT_MS = 120_000;
const ASK_AGAIN_AFTER_MS = 500;

const OPTIONS = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;

const hasLabel = (error: unknown, label: string) => error instanceof MongoError && error.hasErrorLabel(label);
const since = (began: number) => performance.now() - began;

async function backOff(retries: number): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * PAUSE_GROWTH ** (retries - 1), LONGEST_PAUSE_MS);
  await setTimeout(Math.random() * longest);
}

/** Commits, again while the outcome is unknown: a second commit of the same changes nothing. */
async function commitUntilKnown(session: ClientSession): Promise<void> {
  const began = performance.now();
  for (;;) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      const isUnknown = hasLabel(error, 'UnknownTransactionCommitResult') || isDatabaseAway(error);
      if (!isUnknown || since(began) > UNKNOWN_LIMIT_MS) throw error;
      await setTimeout(ASK_AGAIN_AFTER_MS, undefined, { ref: false });
    }
  }
}

const unknownCommits = () => processSingleton('unknown-commits', () => new Set<Promise<void>>());

/** Waits until the outcome of every commit of this process is known; `inTransaction` limits how long that may take. */
export async function awaitUnknownCommits(): Promise<void> {
  await Promise.all(unknownCommits());
}

const afterCommits = new WeakMap<ClientSession, Set<() => void>>();

/**
 * Runs `work` once the transaction of this session is committed, and never if it is not; the same function once, however often it
 * is given. At once where there is no session. Only for what is safe where nothing was changed, such as a refresh: where
 * it cannot be found out whether the transaction was committed, it runs too.
 */
export function afterCommit(session: ClientSession | undefined, work: () => void): void {
  if (!session) {
    work();
    return;
  }
  const works = afterCommits.get(session);
  if (!works) throw new Error('the session is not one of inTransaction');
  works.add(work);
}

function runAfterCommit(session: ClientSession): void {
  for (const work of afterCommits.get(session) ?? []) {
    try {
      work();
    } catch (error) {
      // The transaction is committed: its caller must not take it for failed.
      log().error({ error }, 'what follows a commit failed');
    }
  }
}

/** Lets the driver end a session in its own time: with the database stalled, even rolling back takes seconds. */
function endLater(session: ClientSession): void {
  session.endSession().catch(() => undefined);
}

async function commit(session: ClientSession, waitMs: number): Promise<void> {
  const outcome = commitUntilKnown(session).finally(() => endLater(session));
  const over = new AbortController();
  const wait = setTimeout(waitMs, 'unknown' as const, { signal: over.signal }).catch(() => undefined);
  try {
    if ((await Promise.race([outcome, wait])) !== 'unknown') return runAfterCommit(session);
  } finally {
    over.abort();
  }
  const reported = outcome
    .then(
      () => log().warn('a transaction was committed after its caller had gone'),
      (error: unknown) =>
        log().error({ error }, 'a transaction was not committed, after its caller had gone'),
    )
    .finally(() => runAfterCommit(session));
  unknownCommits().add(reported);
  void reported.finally(() => unknownCommits().delete(reported));
  throw new AppError('database-unavailable', { reason: { code: 'outcome-unknown' } });
}

async function runAttempt<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  const began = performance.now();
  const session = client().startSession();
  session.startTransaction(OPTIONS);
  afterCommits.set(session, new Set());
  let value: T;
  try {
    value = await work(session);
  } catch (error) {
    if (isDatabaseAway(error)) endLater(session);
    else await session.endSession();
    throw error;
  }
  await commit(session, Math.max(COMMIT_WAIT_MIN_MS, COMMIT_LIMIT_MS - since(began)));
  return value;
}

/**
 * Runs `work` in one transaction: all of its writes or none. `work` may run several times (write conflicts, elections)
 * and must do nothing outside the database, but by `afterCommit`. What it throws aborts the transaction and is rethrown. Throws
 * `database-unavailable` with the reason `outcome-unknown` where the database took the commit and did not reply: it may
 * have happened, and goes on being retried in the background.
 *
 * The driver's own loop (`withTransaction`) goes on for two minutes also where the database does not respond, and retries
 * at once, so that transactions on the same document keep aborting each other; here they back off first
 * (https://github.com/mongodb/specifications, transactions convenient API, backoff).
 */
export async function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  await database();
  const began = performance.now();
  for (let runs = 1; ; runs += 1) {
    try {
      return await runAttempt(work);
    } catch (error) {
      const limitMs = isDatabaseAway(error) ? OUTAGE_LIMIT_MS : CONFLICTS_LIMIT_MS;
      if (!hasLabel(error, 'TransientTransactionError') || since(began) > limitMs) throw error;
    }
    await backOff(runs);
  }
}

/** Longer than any transaction; a TTL index deletes what is older. */
const GUARD_MS = 3_600_000;

/**
 * Serialises transactions that take the guard of this name, such as those that count what there is before they add one more: all
 * of them write its document.
 */
export async function takeGuard(name: string, session: ClientSession, now = new Date()): Promise<void> {
  await (await collection('guards')).updateOne(
    { _id: name },
    { $inc: { taken: 1 }, $set: { expiresAt: new Date(now.getTime() + GUARD_MS) } },
    { upsert: true, session },
  );
}
