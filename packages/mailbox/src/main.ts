import { join } from 'node:path';
import { portFromEnv, runEmulatorProcess } from '@forgeline/emulator-kit/emulator-process';
import { startMailboxServer } from './server';

await runEmulatorProcess('Mailbox', () =>
  startMailboxServer({
    httpPort: portFromEnv('MAIL_PORT', 1080),
    smtpPort: portFromEnv('SMTP_PORT', 0),
    dataDir: join(process.env.DATA_DIR ?? '.data', 'mail'),
  }),
);
