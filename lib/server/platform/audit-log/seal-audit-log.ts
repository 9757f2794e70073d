import type { ClientSession } from 'mongodb';
import type {
  IsolatedAuditDocument,
  PendingAuditDocument,
} from '@/lib/server/platform/db/documents/compliance';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { log } from '@/lib/server/platform/log';
import {
  appendEntries,
  findChained,
  findForeignPending,
  findHead,
  findIsolated,
  findPending,
  isolatePending,
} from './audit-log.repository';
import { CHAIN_START, currentKeyId, entryAfter, headMac, isAuthentic, keyIds } from './chain';

const BATCH = 200;
const ROUNDS_MAX = 50;

type Sealed = { sealed: number; isolated: IsolatedAuditDocument[]; more: boolean };

async function append(events: readonly PendingAuditDocument[], session: ClientSession): Promise<void> {
  const head = await findHead(session);
  const keyId = currentKeyId();
  let last = { seq: head?.seq ?? 0, hash: head?.hash ?? CHAIN_START };
  const entries = events.map((event) => {
    const entry = entryAfter(event, last, keyId);
    last = { seq: entry._id, hash: entry.hash };
    return entry;
  });
  const mac = headMac({ ...last, keyId });
  if (mac === null) throw new Error('the current audit key is not known');
  await appendEntries(
    entries,
    events.map((event) => event._id),
    { ...last, keyId, mac },
    session,
  );
}

/** Appends what can be chained of a batch, and moves away what never can, so that it stops nothing after it. */
async function sealBatch(session: ClientSession): Promise<Sealed> {
  const events = await findPending(keyIds(), BATCH, session);
  if (events.length === 0) return { sealed: 0, isolated: [], more: false };
  const authentic = events.filter(isAuthentic);
  const chained = await findChained(
    authentic.map(({ eventId }) => eventId),
    session,
  );
  const sealable = authentic.filter(({ eventId }) => !chained.has(eventId));
  const toSeal = new Set(sealable);
  const isolatedAt = new Date();
  const isolated = events
    .filter((event) => !toSeal.has(event))
    .map((event) => ({
      ...event,
      isolatedAt,
      reason: isAuthentic(event) ? ('repeated' as const) : ('changed' as const),
    }));
  if (isolated.length > 0) await isolatePending(isolated, session);
  if (sealable.length > 0) await append(sealable, session);
  return { sealed: sealable.length, isolated, more: events.length === BATCH };
}

/**
 * Adds pending events to the hash chain, in the order they were recorded; several instances may do it at once. Moves an
 * event that was changed or repeated to `audit_isolated`; one under an unknown key waits. Returns how many were added.
 */
export async function sealAuditLog(): Promise<number> {
  let sealed = 0;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const batch = await inTransaction(sealBatch);
    sealed += batch.sealed;
    if (batch.isolated.length > 0) {
      const events = batch.isolated.slice(0, 10).map(({ _id, reason }) => ({ id: String(_id), reason }));
      log().error(
        { count: batch.isolated.length, events },
        'audit events that cannot be sealed were isolated',
      );
    }
    if (!batch.more) break;
  }
  return sealed;
}

export type Unsealed = {
  /** Changed after they were recorded, not recorded by the store, or repeated. */
  isolated: number;
  unknownKey: number;
};

export async function readUnsealed(): Promise<Unsealed> {
  const [isolated, foreign] = await Promise.all([findIsolated(), findForeignPending(keyIds())]);
  return { isolated: isolated.count, unknownKey: foreign.count };
}

const SEAL_EVERY_MS = 1_000;
const REPORT_EVERY_MS = 10 * 60_000;
const LEASE_MS = 60_000;

async function reportUnsealed(): Promise<void> {
  const unsealed = await readUnsealed();
  if (unsealed.isolated + unsealed.unknownKey > 0) log().warn(unsealed, 'audit events are not in the chain');
}

export function startAuditJobs(): RunningJob {
  const jobs = [
    startJob({
      name: 'seal-audit-log',
      everyMs: SEAL_EVERY_MS,
      leaseMs: LEASE_MS,
      run: () => sealAuditLog(),
    }),
    startJob({
      name: 'report-unsealed-events',
      everyMs: REPORT_EVERY_MS,
      leaseMs: LEASE_MS,
      run: () => reportUnsealed(),
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
