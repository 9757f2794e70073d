import { loadSettings } from '@/stack/load-settings';
import { type Command, UsageError } from './command';

export const command: Command = {
  help: `Mails that were queued when the backup was made may have been sent since, so a restore sets them aside. Without an option
they are counted. Needs MONGODB_URI and MONGODB_DB alone.`,
  options: {
    send: { type: 'boolean', help: 'send them all' },
    discard: { type: 'boolean', help: 'give them all up' },
  },
  async run({ options: { send, discard } }) {
    if (send && discard) throw new UsageError('Either --send or --discard.');
    loadSettings();
    const { countSetAside, discardSetAside, sendSetAside } = await import(
      '@/lib/server/platform/mail/set-aside.repository'
    );
    const { closeDatabase } = await import('@/lib/server/platform/db/client');
    try {
      if (send) console.log(`${await sendSetAside()} mails are queued.`);
      else if (discard) console.log(`${await discardSetAside()} mails are given up.`);
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
