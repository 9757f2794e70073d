import 'server-only';
import type { ClientSession } from 'mongodb';
import type { IsolatedAuditDocument, PendingAuditDocument } from '@/lib/server/platform/db/documents/audit';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { log } from '@/lib/server/platform/log';
import { currentKeyId, keyIds } from './audit-key';
import { appendEntries, findChained, findHead, findPending, isolatePending } from './audit-log.repository';
import { CHAIN_START, entryAfter, headMac, isAuthentic } from './chain';

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

/** Of a batch, appends what can be chained, and moves away what never can, so that it stops nothing after it. */
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
