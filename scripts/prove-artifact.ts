import { readFileSync } from 'node:fs';
import path from 'node:path';
import { proveMachine } from '@/proofs/artifact/prove-machine';
import { inRoot } from '@/stack/paths';

/**
 * The part of `npm run prove -- artifact` that runs in namespaces of its own: `unshare … prove-artifact.ts <folder> <log>`. Prints each
 * command with what it said; exit code 1 if something was violated.
 */
const [folder = '', logFile = ''] = process.argv.slice(2);
try {
  const { visits, sold, violations } = await proveMachine({
    folder: path.resolve(folder),
    page: readFileSync(inRoot('docs', 'operations.md'), 'utf8'),
    logFile,
    say: (line) => console.log(`  ${line}`),
  });
  console.log(`  orders paid: ${sold}`);
  console.log(`  requests while the release changed: ${visits.requests}, failed: ${visits.failed.length}`);
  for (const violation of violations) console.log(`  VIOLATED  ${violation}`);
  process.exit(violations.length === 0 ? 0 : 1);
} catch (error) {
  console.log(`  BROKEN OFF  ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  process.exit(1);
}
