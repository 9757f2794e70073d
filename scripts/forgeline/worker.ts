import { env } from '@/lib/server/platform/config/env';
import { log } from '@/lib/server/platform/log';
import { logConsole, warnOfMisspelt } from '@/lib/server/platform/log-console';
import { releaseVersion } from '@/lib/server/platform/releases/release-version';
import { awaitTurn, followReloads } from '@/lib/server/platform/reload/follow-reloads';
import { checkShop } from '@/lib/server/platform/shop/check-shop';
import { supervise } from '@/lib/server/platform/supervision/supervise';
import { ignoreHangup, isSupervised, refuseToStart } from '@/lib/server/platform/supervision/supervised';
import type { Command } from './command';
import { configureProduction } from './production-server';
import { sayError } from './say-error';

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
  let background: ReturnType<typeof startBackgroundWork> | undefined;
  // The timers of the jobs do not prevent the process from ending.
  const alive = setInterval(() => undefined, 60_000);
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    clearInterval(alive);
    log().info('draining');
    await background?.stop();
    await client().close();
    log().info('ended');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
  const isPrepared = openAtStart(() => Promise.resolve());
  await awaitTurn('worker', isPrepared);
  background = startBackgroundWork();
  log().info({ release: releaseVersion(), node: process.version }, 'worker ready');
  await followReloads('worker', () => void end());
}

export const command: Command = {
  help: `Mails, expiry, reconciliation, refunds and the audit log, without the web server, with the same settings. Run any
number of workers; set BACKGROUND_WORK=0 for the servers (forgeline start) that should do none of it.`,
  isWithoutShop: true,
  async run() {
    configureProduction();
    env();
    if (!isSupervised()) {
      supervise({ file: process.argv[1] ?? '', words: ['worker'] });
      return undefined;
    }
    ignoreHangup();
    try {
      await checkShop();
    } catch (error) {
      await refuseToStart(sayError(error));
    }
    return await work();
  },
};
