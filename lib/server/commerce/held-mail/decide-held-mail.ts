import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { kickOutbox } from '@/lib/server/platform/mail/outbox';
import { AppError } from '@/lib/shared/errors';
import type { HeldMailIds } from '@/lib/shared/schemas/held-mail';
import { decideRecorded } from './decide-recorded';
import { mayDecideHeldMail } from './held-mail.policy';

/**
 * Sends or discards held mails, with an audit entry for each. Returns how many: a mail that someone else has decided about in
 * the meantime is left alone. Throws `forbidden` for anyone but an admin.
 */
export async function decideHeldMails(
  actor: Actor,
  decision: 'send' | 'discard',
  { ids }: HeldMailIds,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  if (!mayDecideHeldMail(actor)) throw new AppError('forbidden');
  const wanted = ids.map((id) => ObjectId.createFromHexString(id));
  const modifiedCount = await decideRecorded(actor, decision, wanted, now);
  if (decision === 'send') kickOutbox();
  return { modifiedCount };
}
