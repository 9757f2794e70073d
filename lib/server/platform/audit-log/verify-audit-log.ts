import type { AuditEntryDocument } from '@/lib/server/platform/db/documents/compliance';
import {
  countPending,
  findForeignPending,
  findHead,
  findIsolated,
  findPending,
  streamEntries,
} from './audit-log.repository';
import { CHAIN_START, entryHash, headMac, isAuthentic, keyIds } from './chain';

export type AuditFault = {
  seq: number | null;
  eventId: string | null;
  kind: 'changed' | 'removed' | 'inserted' | 'unknown-key';
  text: string;
};

export type AuditVerdict = {
  /** Entries verified, and the last of them: `seq:hash`, for `--expect` in the next run. */
  entries: number;
  head: { seq: number; hash: string } | null;
  waiting: number;
  isolated: number;
  fault: AuditFault | null;
};

type Link = { seq: number; hash: string };

function faultOf(entry: AuditEntryDocument, previous: Link, headSeq: number): AuditFault | null {
  const { _id: seq, eventId, action, at } = entry;
  const named = `entry ${seq} (${action} at ${at instanceof Date ? at.toISOString() : String(at)})`;
  if (!Number.isInteger(seq)) {
    return { seq: null, eventId, kind: 'inserted', text: `An entry numbered ${String(seq)} was inserted.` };
  }
  if (seq > previous.seq + 1) {
    const missing = previous.seq + 1;
    return { seq: missing, eventId: null, kind: 'removed', text: `Entry ${missing} was removed.` };
  }
  const hash = entryHash(entry);
  if (hash === null) {
    const text = `${named} was sealed with a key that is not known here (AUDIT_LOG_SECRET_PREVIOUS).`;
    return { seq, eventId, kind: 'unknown-key', text: capital(text) };
  }
  if (hash !== entry.hash) {
    const isBeyondHead = seq > headSeq;
    const kind = isBeyondHead ? 'inserted' : 'changed';
    return { seq, eventId, kind, text: capital(`${named} was ${kind}.`) };
  }
  if (entry.previousHash !== previous.hash) {
    const text = `${named} does not follow the entry before it: one of the two was put in another's place.`;
    return { seq, eventId, kind: 'inserted', text: capital(text) };
  }
  return null;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function headFault(last: Link): Promise<AuditFault | null> {
  const head = await findHead();
  if (!head) {
    return last.seq === 0
      ? null
      : { seq: last.seq, eventId: null, kind: 'removed', text: 'The head of the chain was removed.' };
  }
  const mac = headMac(head);
  if (mac === null || mac !== head.mac) {
    return { seq: head.seq, eventId: null, kind: 'changed', text: 'The head of the chain was changed.' };
  }
  if (head.seq > last.seq) {
    const seq = last.seq + 1;
    return { seq, eventId: null, kind: 'removed', text: `Entry ${seq} was removed, and all after it.` };
  }
  if (head.seq < last.seq || head.hash !== last.hash) {
    const text = `Entry ${last.seq} is not the one the head of the chain speaks of.`;
    return { seq: last.seq, eventId: null, kind: 'inserted', text };
  }
  return null;
}

function outsideFault(
  event: { _id: unknown; action: string },
  kind: AuditFault['kind'],
  what: string,
): AuditFault {
  const eventId = String(event._id);
  return { seq: null, eventId, kind, text: `${what} event ${eventId} (${event.action})` };
}

async function eventFault(): Promise<AuditFault | null> {
  const forged = (await findPending(keyIds(), 10_000)).find((event) => !isAuthentic(event));
  const { newest } = await findIsolated();
  const changed = forged ? outsideFault(forged, 'inserted', 'Waiting') : null;
  if (changed) return { ...changed, text: `${changed.text} was changed or not written by the store.` };
  if (newest) {
    const fault = outsideFault(newest, 'inserted', 'Isolated');
    const how =
      newest.reason === 'repeated' ? 'inserted a second time' : 'changed or not written by the store';
    return { ...fault, text: `${fault.text} was ${how}.` };
  }
  const { example } = await findForeignPending(keyIds());
  if (!example) return null;
  const fault = outsideFault(example, 'unknown-key', 'Waiting');
  return {
    ...fault,
    text: `${fault.text} was recorded with a key that is not known here (AUDIT_LOG_SECRET_PREVIOUS).`,
  };
}

/**
 * Walks the whole chain and names the first entry that was changed, removed or inserted. `expected` is an end of the
 * chain noted before (`seq:hash` of an earlier run), kept where anyone who can write to the database cannot: with it even
 * the replacement of the whole log by an older copy of itself is found.
 */
export async function verifyAuditLog(expected?: Link): Promise<AuditVerdict> {
  // The head is read last, so that entries chained meanwhile are seen first by the walk or not at all.
  let last: Link = { seq: 0, hash: CHAIN_START };
  let met = expected === undefined;
  const walk = async (): Promise<AuditFault | null> => {
    const headSeq = (await findHead())?.seq ?? 0;
    for await (const entry of streamEntries(last.seq + 1)) {
      const fault = faultOf(entry, last, headSeq);
      if (fault) return fault;
      last = { seq: entry._id, hash: entry.hash };
      if (expected && last.seq === expected.seq) {
        if (last.hash !== expected.hash) {
          const text = `Entry ${last.seq} is not the one that was noted before: the log was written anew.`;
          return { seq: last.seq, eventId: entry.eventId, kind: 'changed', text };
        }
        met = true;
      }
    }
    return null;
  };
  let fault = await walk();
  if (!fault) {
    fault = await headFault(last);
    // Entries chained between the walk and reading the head: continue from where it stopped.
    if (fault?.kind === 'removed') fault = (await walk()) ?? (await headFault(last));
  }
  if (!fault && !met && expected) {
    const seq = last.seq + 1;
    const text = `Entry ${seq} was removed, and all after it: the log ended at ${expected.seq} before.`;
    fault = { seq, eventId: null, kind: 'removed', text };
  }
  return {
    entries: last.seq,
    head: last.seq === 0 ? null : last,
    waiting: await countPending(),
    isolated: (await findIsolated()).count,
    fault: fault ?? (await eventFault()),
  };
}
