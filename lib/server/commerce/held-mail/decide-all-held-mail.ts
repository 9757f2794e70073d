import 'server-only';
import { listSetAside } from '@/lib/server/platform/mail/set-aside';
import { HELD_MAILS_AT_ONCE } from '@/lib/shared/held-mail';
import { decideRecorded } from './decide-recorded';

/**
 * Sends or discards every held mail. Records an audit entry for each, with the system as its actor, because someone who runs a
 * command on the server has no account. Returns how many. If it is interrupted, run it again: decisions already made stay.
 */
export async function decideAllHeldMails(
  decision: 'send' | 'discard',
  now: Date = new Date(),
): Promise<number> {
  let decided = 0;
  for (;;) {
    const { mails } = await listSetAside({ skip: 0, limit: HELD_MAILS_AT_ONCE });
    if (mails.length === 0) return decided;
    const ids = mails.map(({ _id }) => _id);
    decided += await decideRecorded('system', decision, ids, now);
  }
}
