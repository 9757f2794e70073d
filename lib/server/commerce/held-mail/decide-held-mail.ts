import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { kickOutbox } from '@/lib/server/platform/mail/outbox';
import { decideSetAside } from '@/lib/server/platform/mail/set-aside';
import { AppError } from '@/lib/shared/errors';
import type { HeldMailIds } from '@/lib/shared/schemas/held-mail';
import { mayDecideHeldMail } from './held-mail.policy';

const ACTIONS = { send: 'held-mail.sent', discard: 'held-mail.discarded' } as const;

/**
 * Queues held mails or gives them up, each with an entry in the audit log. Returns how many: those that someone has decided about
 * meanwhile are left as they are. Throws `forbidden` for anyone but an admin.
 */
export async function decideHeldMails(
  actor: Actor,
  decision: 'send' | 'discard',
  { ids }: HeldMailIds,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  if (!mayDecideHeldMail(actor)) throw new AppError('forbidden');
  const modifiedCount = await inTransaction(async (session) => {
    const wanted = ids.map((id) => ObjectId.createFromHexString(id));
    const mails = await decideSetAside(decision, wanted, { now, session });
    for (const { _id, key, createdAt } of mails) {
      // What comes after the step may be the hash of a link.
      const before = { step: key.split(':')[0], writtenAt: createdAt };
      const subject = { kind: 'held-mail', id: _id } as const;
      await recordAuditEvent({ action: ACTIONS[decision], actor, subject, before }, session, now);
    }
    return mails.length;
  });
  if (decision === 'send') kickOutbox();
  return { modifiedCount };
}
