import path from 'node:path';
import { checkShop } from '@/lib/server/platform/shop/check-shop';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { ROOT } from '@/stack/paths';
import { portsFromEnvironment } from '@/stack/ports';
import { printStack, runUntilStopped } from '@/stack/run-until-stopped';
import { startStack } from '@/stack/stack';
import { readOptions } from './read-options';

/**
 * `npm run demo`: the whole store on one machine, in its production build. `--fresh` starts over with new data, `--empty` with the demo's
 * accounts and nothing else; `--shop` names another folder than shop/ (scripts/require-node.mjs).
 */
const flag = { type: 'boolean', default: false } as const;
const { fresh, empty } = readOptions('npm run demo [-- --shop FOLDER] [--fresh | --empty]', {
  options: { fresh: flag, empty: flag },
}).values;
const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');

await runUntilStopped(
  async (onCrash) => {
    const ports = portsFromEnvironment(process.env);
    await checkShop();
    const distDir = await buildIfStale();
    return startStack({
      mode: 'start',
      ports,
      dataDir,
      fresh,
      isDemo: true,
      empty,
      buildEnvironment: buildEnvironment(distDir),
      onCrash,
    });
  },
  (stack) => {
    printStack(stack);
    console.log('  Ctrl-C stops everything.');
  },
);
