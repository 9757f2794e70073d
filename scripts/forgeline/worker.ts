import { env } from '@/lib/server/platform/config/env';
import { log } from '@/lib/server/platform/log';
import { logConsole, warnOfMisspelt } from '@/lib/server/platform/log-console';
import { releaseVersion } from '@/lib/server/platform/releases/release-version';
import type { Command } from './command';
import { configureProduction } from './production-server';

export async function work(): Promise<undefined> {
  logConsole();
  warnOfMisspelt();
  // Loaded once the process is configured for production.
  const { startBackgroundWork } = await import('@/lib/server/start-background-work');
  const { openAtStart } = await import('@/lib/server/platform/db/open-at-start');
  const { client } = await import('@/lib/server/platform/db/client');
  if (env().METRICS_PORT !== undefined) {
    const { measureStore } = await import('@/lib/server/measure-store');
    measureStore();
  }
  const background = startBackgroundWork();
  // The timers of the jobs do not prevent the process from ending.
  const alive = setInterval(() => undefined, 60_000);
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    clearInterval(alive);
    log().info('draining');
    await background.stop();
    await client().close();
    log().info('ended');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
  log().info({ release: releaseVersion(), node: process.version }, 'worker ready');
  void openAtStart(() => Promise.resolve());
}

export const command: Command = {
  help: `Mails, expiry, reconciliation, refunds and the audit log, without the web server, with the same settings. Run any
number of workers; set BACKGROUND_WORK=0 for the servers (forgeline start) that should do none of it.`,
  async run() {
    configureProduction();
    env();
    return await work();
  },
};
