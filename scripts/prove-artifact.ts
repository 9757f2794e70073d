import { readFileSync } from 'node:fs';
import path from 'node:path';
import { proveMachine } from '@/proofs/artifact/prove-machine';
import { inRoot } from '@/stack/paths';

/**
 * Part of `npm run prove -- artifact` in namespaces of its own: `unshare … prove-artifact.ts <folder> <log>`. Exit code 1 if
 * an invariant was violated.
 */
const [folder = '', logFile = ''] = process.argv.slice(2);
try {
  const { visits, sold, violations } = await proveMachine({
    folder: path.resolve(folder),
    page: readFileSync(inRoot('docs', 'operations.md'), 'utf8'),
    logFile,
    log: (line) => console.log(`  ${line}`),
  });
  console.log(`  orders paid: ${sold}`);
  console.log(`  requests while the release changed: ${visits.requests}, failed: ${visits.failed.length}`);
  for (const violation of violations) console.log(`  VIOLATED  ${violation}`);
  process.exit(violations.length === 0 ? 0 : 1);
} catch (error) {
  console.log(`  BROKEN OFF  ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  process.exit(1);
}
