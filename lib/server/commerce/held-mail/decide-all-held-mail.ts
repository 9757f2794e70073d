import 'server-only';
import { listSetAside } from '@/lib/server/platform/mail/set-aside';
import { HELD_MAILS_AT_ONCE } from '@/lib/shared/held-mail';
import { decideRecorded } from './decide-recorded';

/**
 * Queues every held mail or gives it up, each with an entry in the audit log that names the store itself, as whoever runs a
 * command on the server is no one the store knows. Returns how many. One that is cut short is repeated: what is decided stays so.
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
