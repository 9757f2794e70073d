import path from 'node:path';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { ROOT } from '@/stack/paths';
import { portsFromEnvironment } from '@/stack/ports';
import { runUntilStopped } from '@/stack/run-until-stopped';
import { DEMO_ACCOUNTS } from '@/stack/seed-data/demo-accounts';
import { startStack } from '@/stack/stack';

/** `npm run demo`: the whole store on one machine, in its production build. `--fresh` starts over with new data. */
const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');

await runUntilStopped(
  async (onCrash) => {
    const ports = portsFromEnvironment(process.env);
    const distDir = await buildIfStale();
    const fresh = process.argv.includes('--fresh');
    return startStack({
      mode: 'start',
      ports,
      dataDir,
      fresh,
      buildEnvironment: buildEnvironment(distDir),
      onCrash,
    });
  },
  (stack) => {
    console.log(`Forgeline ready on ${stack.url}`);
    for (const { role, email, password } of DEMO_ACCOUNTS)
      console.log(`  ${role.padEnd(9)} ${email} / ${password}`);
    if (stack.mailboxUrl) console.log(`  mailbox   ${stack.mailboxUrl}`);
    console.log('  Ctrl-C stops everything.');
  },
);
