import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { isDuplicateKey } from './database-errors';
import type { LeaseDocument } from './documents/coordination';

const RENEWALS_PER_LEASE = 3;

export type LeaseOptions = {
  name: string;
  /** How long after its last renewal a holder counts as dead, in milliseconds. */
  leaseMs: number;
  /** A holder that takes it again gets its own lease back at once; by default each call is a new holder. */
  holder?: string;
  onRenewalFailure?: (error: unknown) => void;
};

/** The reason of the signal when another process has taken the lease, or it could not be renewed in time. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** Returns false while someone else holds the lease: the upsert then runs into the holder's `_id`. */
async function takeLease(db: Db, name: string, holder: string, leaseMs: number): Promise<boolean> {
  const now = new Date();
  try {
    await db
      .collection<LeaseDocument>('leases')
      .updateOne(
        { _id: name, $or: [{ until: { $lte: now } }, { holder }] },
        { $set: { holder, until: new Date(now.getTime() + leaseMs) } },
        { upsert: true },
      );
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Renews the lease meanwhile, releases it afterwards; returns `isHeld: false` while another process holds it. `signal`
 * aborts with a `LeaseLostError` once the lease cannot be relied on. Throws what `work` throws.
 */
export async function withLease<T>(
  db: Db,
  { name, leaseMs, holder = randomUUID(), onRenewalFailure }: LeaseOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ isHeld: false } | { isHeld: true; value: T }> {
  const lost = new AbortController();
  let renewedAt = Date.now();
  if (!(await takeLease(db, name, holder, leaseMs))) return { isHeld: false };
  const renew = async () => {
    const requestedAt = Date.now();
    try {
      if (await takeLease(db, name, holder, leaseMs)) renewedAt = requestedAt;
      else lost.abort(new LeaseLostError(`Another process holds the lease "${name}".`));
    } catch (error) {
      onRenewalFailure?.(error);
      if (requestedAt - renewedAt >= leaseMs)
        lost.abort(new LeaseLostError(`The lease "${name}" could not be renewed.`));
    }
  };
  const renewal = setInterval(() => void renew(), leaseMs / RENEWALS_PER_LEASE);
  renewal.unref();
  try {
    return { isHeld: true, value: await work(lost.signal) };
  } finally {
    clearInterval(renewal);
    // A lease that cannot be released now expires.
    await db
      .collection<LeaseDocument>('leases')
      .deleteOne({ _id: name, holder })
      .catch(() => undefined);
  }
}

/** Nobody waits longer than this for the previous holder, which may be stuck in an outage. */
const LONGEST_WAIT_MS = 5_000;

const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `work` after whatever this process runs under any of the keys, so that transactions on one document do not abort
 * each other. Only an optimisation: other processes do not wait, and nobody longer than `longestWaitMs`.
 */
export async function withKeyedMutex<T>(
  keys: string | readonly string[],
  work: () => Promise<T>,
  longestWaitMs: number = LONGEST_WAIT_MS,
): Promise<T> {
  const own = [...new Set(typeof keys === 'string' ? [keys] : keys)];
  const before = own.flatMap((key) => queues.get(key) ?? []);
  let leave: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const queue = Promise.all([...before, over]);
  for (const key of own) queues.set(key, queue);
  try {
    if (before.length > 0)
      await Promise.race([Promise.all(before), setTimeout(longestWaitMs, undefined, { ref: false })]);
    return await work();
  } finally {
    leave();
    for (const key of own) if (queues.get(key) === queue) queues.delete(key);
  }
}
