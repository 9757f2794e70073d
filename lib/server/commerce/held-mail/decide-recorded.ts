import 'server-only';
import type { ObjectId } from 'mongodb';
import { type AuditActor, recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { decideSetAside } from '@/lib/server/platform/mail/set-aside';

const ACTIONS = { send: 'held-mail.sent', discard: 'held-mail.discarded' } as const;

/** Sends or discards those of `ids` that are still held, and records who decided it. Returns how many. */
export async function decideRecorded(
  actor: AuditActor,
  decision: 'send' | 'discard',
  ids: readonly ObjectId[],
  now: Date,
): Promise<number> {
  return inTransaction(async (session) => {
    const mails = await decideSetAside(decision, ids, { now, session });
    for (const { _id, key, createdAt } of mails) {
      // What comes after the step may be the hash of a link.
      const before = { step: key.split(':')[0], writtenAt: createdAt };
      const subject = { kind: 'held-mail', id: _id } as const;
      await recordAuditEvent({ action: ACTIONS[decision], actor, subject, before }, session, now);
    }
    return mails.length;
  });
}
