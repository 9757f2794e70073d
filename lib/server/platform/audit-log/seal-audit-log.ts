import 'server-only';
import type { ClientSession } from 'mongodb';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { currentKeyId } from './audit-key';
import { appendEntries, findHead, findPending } from './audit-log.repository';
import { CHAIN_START, entryAfter, headMac, isAuthentic } from './chain';

const BATCH = 200;
const ROUNDS_MAX = 50;

type Sealed = { sealed: number; more: boolean };

async function sealBatch(session: ClientSession): Promise<Sealed> {
  const events = await findPending(BATCH, session);
  // An event that was changed before it was chained stays pending: `npm run audit:verify` names it.
  const authentic = events.filter(isAuthentic);
  if (authentic.length === 0) return { sealed: 0, more: false };
  const head = await findHead(session);
  const keyId = currentKeyId();
  let last = { seq: head?.seq ?? 0, hash: head?.hash ?? CHAIN_START };
  const entries = authentic.map((event) => {
    const entry = entryAfter(event, last, keyId);
    last = { seq: entry._id, hash: entry.hash };
    return entry;
  });
  const mac = headMac({ ...last, keyId });
  if (mac === null) throw new Error('the current audit key is not known');
  await appendEntries(
    entries,
    authentic.map((event) => event._id),
    { ...last, keyId, mac },
    session,
  );
  return { sealed: entries.length, more: events.length === BATCH };
}

/**
 * Adds every pending event to the hash chain, in the order they were recorded: number, hash of the entry before, hash
 * of its own. Any number of instances may do it at once: each batch is one transaction over the chain's head. Returns
 * how many entries were added.
 */
export async function sealAuditLog(): Promise<number> {
  let sealed = 0;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const batch = await inTransaction(sealBatch);
    sealed += batch.sealed;
    if (!batch.more) break;
  }
  return sealed;
}
