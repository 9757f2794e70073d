import { loadSettings } from '@/stack/load-settings';
import { type Command, UsageError } from './command';

export const command: Command = {
  help: `Mails that were queued when the backup was made may have been sent since, so a restore sets them aside. Without an option
they are counted. Each decision is in the audit log. Needs MONGODB_URI, MONGODB_DB and, to decide, AUDIT_LOG_SECRET.`,
  options: {
    send: { type: 'boolean', help: 'send them all' },
    discard: { type: 'boolean', help: 'give them all up' },
  },
  async run({ options: { send, discard } }) {
    if (send && discard) throw new UsageError('Either --send or --discard.');
    loadSettings(send || discard ? ['AUDIT_LOG_SECRET'] : []);
    const { decideAllHeldMails } = await import('@/lib/server/commerce/held-mail/decide-all-held-mail');
    const { countSetAside } = await import('@/lib/server/platform/mail/set-aside.repository');
    const { closeDatabase } = await import('@/lib/server/platform/db/client');
    try {
      if (send) console.log(`${await decideAllHeldMails('send')} mails are queued.`);
      else if (discard) console.log(`${await decideAllHeldMails('discard')} mails are given up.`);
      else {
        const held = await countSetAside();
        if (held.length === 0) console.log('No mail is set aside.');
        for (const { step, count, oldest } of held)
          console.log(`${step}: ${count}, the oldest of ${oldest.toISOString()}`);
      }
      return 0;
    } finally {
      await closeDatabase();
    }
  },
};
