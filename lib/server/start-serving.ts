import { Server } from 'node:http';
import next from 'next';
import { type Env, env, IS_DEVELOPMENT } from './platform/config/env';
import { closeDatabase, openDatabase } from './platform/db/client';
import { log } from './platform/log';
import { logConsole, warnOfMisspelt } from './platform/log-console';
import { releaseVersion } from './platform/releases/release-version';
import { followReloads } from './platform/reload/follow-reloads';
import { shopFiles } from './serving/files/shop-files';
import type { CountRequest } from './serving/measure-serving';
import { useBuiltConfig } from './serving/next-internals/build-manifests';
import { createPipeline } from './serving/pipeline';
import { createStoreServer, drain, listen, oneAtATime } from './serving/store-server';

/** In which clients learn from responses that their connection closes, before idle ones are closed. */
const REPLACED_DELAY_MS = 1_000;

type Address = { port: number; hostname?: string };

/** Resolves once requests are accepted and the first ones would wait for nothing. SIGTERM and SIGINT end it in order. */
export async function startServing({ port, hostname }: Address): Promise<void> {
  const settings = env();
  if (!IS_DEVELOPMENT) logConsole();
  warnOfMisspelt();
  const server = createStoreServer();
  // Next.js adds a listener for upgrades to this server. Only its development tools need one.
  const httpServer = IS_DEVELOPMENT ? server : new Server();
  if (!IS_DEVELOPMENT) useBuiltConfig(settings.NEXT_DIST_DIR);
  const framework = next({ dev: IS_DEVELOPMENT, dir: process.cwd(), port, hostname, httpServer });
  // It connects, and is migrated, while the framework is loaded; start-store.ts reports a failure.
  openDatabase().catch(() => undefined);
  await framework.prepare();
  const ofShop = shopFiles(settings.NEXT_DIST_DIR, loadBrandMakers);
  const pipeline = createPipeline(framework.getRequestHandler(), ofShop, await countIfConfigured(settings));
  server.on('request', oneAtATime(pipeline));

  // It uses parts of Next.js that must not be loaded before Next.js itself has set up its process.
  const { startStore } = await import('./start-store');
  const store = startStore();
  const stop = onceOnly(async (isReplaced: boolean) => {
    const close = () => Promise.allSettled([framework.close(), closeDatabase()]);
    const isInOrder = await drain({
      server,
      delayMs: isReplaced ? REPLACED_DELAY_MS : settings.DRAIN_DELAY_SECONDS * 1000,
      isReplaced,
      stopWork: store.stop,
      close: async () => void (await close()),
    });
    log().info({ isInOrder }, 'ended');
    process.exit(isInOrder ? 0 : 1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(false));
  await store.mayServe;
  await listen(server, port, hostname);
  log().info(
    { release: releaseVersion(), node: process.version, address: hostname ?? '*', port },
    'listening',
  );
  await store.isPrepared;
  log().info('ready');
  await followReloads('server', () => stop(true));
  // Who asks for one before waits for it.
  const making = ofShop.flatMap(([, { made }]) => made?.() ?? []);
  Promise.all(making).catch((error: unknown) =>
    log().error({ error }, 'icons of the shop could not be made'),
  );
}

/** Loaded only if icons and share cards of the shop are not made yet. */
async function loadBrandMakers() {
  return (await import('./commerce/feeds/brand-files')).BRAND_FILES;
}

/** Loaded only if metrics are read. */
async function countIfConfigured({ METRICS_PORT, NEXT_DIST_DIR }: Env): Promise<CountRequest | undefined> {
  if (METRICS_PORT === undefined) return undefined;
  const { measureServing } = await import('./serving/measure-serving');
  return measureServing(NEXT_DIST_DIR);
}

function onceOnly(work: (isReplaced: boolean) => Promise<void>): (isReplaced: boolean) => void {
  let isCalled = false;
  return (isReplaced) => {
    if (isCalled) return;
    isCalled = true;
    void work(isReplaced);
  };
}
