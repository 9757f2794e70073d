import { inspect, parseArgs } from 'node:util';
import { EnvError, env, IS_DEVELOPMENT } from '@/lib/server/platform/config/env';
import { checkShop, ShopError } from '@/lib/server/platform/shop/check-shop';
import { endWithParent, limitHeapGrowth } from '@/lib/server/platform/supervision/own-process';
import { supervise } from '@/lib/server/platform/supervision/supervise';
import { ignoreHangup, isSupervised, refuseToStart } from '@/lib/server/platform/supervision/supervised';

/**
 * Runs a server of the store in the project's folder: `node .next/forgeline-server.cjs --port 3000 --hostname 127.0.0.1`.
 * Bundled by stack/bundle-server.ts.
 */
async function main(): Promise<void> {
  const settings = env();
  if (isSupervised()) ignoreHangup();
  else if (settings.PARENT_PIPE) endWithParent();
  if (!isSupervised() && !IS_DEVELOPMENT) {
    supervise({ file: process.argv[1] ?? '', words: process.argv.slice(2) });
    return;
  }
  await checkShop();
  limitHeapGrowth();
  // Loaded by the process that serves alone.
  const { startServing } = await import('@/lib/server/start-serving');
  await startServing(addressFrom(settings.PORT));
}

function addressFrom(defaultPort: number): { port: number; hostname?: string } {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
  });
  return {
    port: values.port === undefined ? defaultPort : Number(values.port),
    ...(values.hostname !== undefined && { hostname: values.hostname }),
  };
}

main().catch((error: unknown) => {
  const isForOperators = error instanceof EnvError || error instanceof ShopError;
  return refuseToStart(isForOperators ? error.message : inspect(error));
});
