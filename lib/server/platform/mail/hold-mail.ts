import 'server-only';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';
import { type DigestKinds, hourEndOf } from './digest';
import { countMail } from './mail-counts.repository';
import { markHeld } from './outbox.repository';

/**
 * Counts a mail that is about to be sent, and holds it for a digest if its recipient got as many of its kind this hour as
 * is usual. Returns whether it was held. A mail whose sender died after counting it is counted again, so that there may be
 * fewer single mails than the cap, never more.
 */
export async function holdBeyondCap(mail: OutboxMail, kinds: DigestKinds, now: Date): Promise<boolean> {
  const kind = mail.digest && kinds[mail.digest.kind];
  const wasAttempted = mail.lastError !== undefined;
  if (!mail.digest || !kind || wasAttempted) return false;
  const hourEndsAt = hourEndOf(now);
  if ((await countMail(mail.digest.kind, mail.to, hourEndsAt)) <= kind.most) return false;
  await markHeld(mail, hourEndsAt);
  return true;
}
