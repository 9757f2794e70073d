import { parseArgs } from 'node:util';
import { EnvError, env } from '@/lib/server/platform/config/env';
import { endWithParent, limitHeapGrowth } from '@/lib/server/platform/own-process';
import { checkShop, ShopError } from '@/lib/server/platform/shop/check-shop';
import { startServing } from '@/lib/server/start-serving';

/**
 * Runs a server of the store in the project's folder: `node .next/forgeline-server.cjs --port 3000 --hostname 127.0.0.1`.
 * Bundled by stack/bundle-server.ts.
 */
async function main(): Promise<void> {
  await checkShop();
  const settings = env();
  if (settings.PARENT_PIPE) endWithParent();
  limitHeapGrowth();
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
  console.error(error instanceof EnvError || error instanceof ShopError ? error.message : error);
  process.exit(1);
});
