import { existsSync } from 'node:fs';
import { EnvError, env } from '@/lib/server/platform/config/env';
import { client } from '@/lib/server/platform/db/client';
import { openAtStart } from '@/lib/server/platform/db/open-at-start';
import { startBackgroundWork } from '@/lib/server/start-background-work';
import { inRoot } from '@/stack/paths';

/**
 * `npm run worker`: the store's background work alone (mails, expiry, reconciliation, refunds, the audit log), without
 * the web server. Settings as for `npm start`. Run any number of workers; set BACKGROUND_WORK=0 for web servers that
 * should do none of it.
 */
const settingsFile = inRoot('.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
try {
  env();
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const work = startBackgroundWork();
// The timers of the jobs do not keep the process alive.
const alive = setInterval(() => undefined, 60_000);
console.log('Forgeline worker ready');
void openAtStart(() => Promise.resolve());

async function end(): Promise<void> {
  clearInterval(alive);
  await work.stop();
  await client().close();
  process.exit(0);
}
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    void end();
  });
}
