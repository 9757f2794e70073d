import { join } from 'node:path';
import { portFromEnv, runStandinProcess } from '@/standins/standin-process';
import { startMailStandin } from './server';

await runStandinProcess('Mail', () =>
  startMailStandin({
    httpPort: portFromEnv('MAIL_PORT', 1080),
    smtpPort: portFromEnv('SMTP_PORT', 0),
    dataDir: join(process.env.DATA_DIR ?? '.data', 'mail'),
  }),
);
