import { Server } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { EnvError, env, IS_DEVELOPMENT } from '@/lib/server/platform/config/env';
import { closeDatabase } from '@/lib/server/platform/db/client';
import { endWithParent } from '@/lib/server/platform/end-with-parent';
import { drain } from '@/lib/server/serving/drain';
import { createPipeline } from '@/lib/server/serving/pipeline';
import { createStoreServer, listen } from '@/lib/server/serving/store-server';

/**
 * A process of the store: the request pipeline with Next.js behind it, and background work. Bundled by
 * stack/bundle-server.ts, and run in the project's folder, whose build it serves:
 * `node .next/forgeline-server.cjs --port 3000 --hostname 127.0.0.1`.
 */
async function main(): Promise<void> {
  const settings = env();
  const { port = settings.PORT, hostname } = readOptions();
  if (settings.PARENT_PIPE) endWithParent();

  const server = createStoreServer();
  // Next.js adds a listener for upgrades to the server it is given. Only its development tools need one.
  const httpServer = IS_DEVELOPMENT ? server : new Server();
  const framework = next({ dev: IS_DEVELOPMENT, dir: process.cwd(), port, hostname, httpServer });
  await framework.prepare();
  server.on('request', createPipeline(framework.getRequestHandler()));

  // It uses parts of Next.js that must not be loaded before Next.js itself has set up its process.
  const { startStore } = await import('@/lib/server/start-store');
  const store = startStore();
  onceToldToStop(async () => {
    const close = () => Promise.allSettled([framework.close(), closeDatabase()]);
    const isInOrder = await drain({
      server,
      delayMs: settings.DRAIN_DELAY_SECONDS * 1000,
      stopWork: store.stop,
      close: async () => void (await close()),
    });
    process.exit(isInOrder ? 0 : 1);
  });
  await listen(server, port, hostname);
  await store.isPrepared;
}

function readOptions(): { port?: number; hostname?: string } {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
  });
  return {
    ...(values.port !== undefined && { port: Number(values.port) }),
    ...(values.hostname !== undefined && { hostname: values.hostname }),
  };
}

function onceToldToStop(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop();
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});
