import path from 'node:path';
import { checkShop } from '@/lib/server/platform/shop/check-shop';
import { prepareBuildFolder } from '@/stack/build';
import { ROOT } from '@/stack/paths';
import { portsFromEnvironment } from '@/stack/ports';
import { printStack, runUntilStopped } from '@/stack/run-until-stopped';
import { startStack } from '@/stack/stack';

/** `npm run dev`: the demo's stack with hot reload. */
await runUntilStopped(
  async (onCrash) => {
    await checkShop();
    prepareBuildFolder();
    return startStack({
      mode: 'dev',
      ports: portsFromEnvironment(process.env),
      dataDir: path.resolve(ROOT, process.env.DATA_DIR || '.data'),
      isDemo: true,
      buildEnvironment: {
        NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.builds/dev',
        NEXT_TSCONFIG: '.builds/tsconfig.json',
      },
      onCrash,
    });
  },
  (stack) => {
    printStack(stack, ' (development)');
  },
);
