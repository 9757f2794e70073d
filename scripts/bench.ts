import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from '@/stack/paths';

/** `npm run bench [-- name…]`: the benchmarks below bench/ one after the other, or those whose path contains a name. */
function benchmarks(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return benchmarks(file);
    return entry.name.endsWith('.bench.ts') ? [file] : [];
  });
}

const names = process.argv.slice(2);
const chosen = benchmarks(inRoot('bench'))
  .sort()
  .filter((file) => names.length === 0 || names.some((name) => path.relative(ROOT, file).includes(name)));
if (chosen.length === 0) {
  console.error('No benchmark matches.');
  process.exit(1);
}
let failed = false;
for (const file of chosen) {
  console.log(`\n── ${path.relative(ROOT, file)} ──`);
  const args = ['--conditions=react-server', '--import', 'tsx', file];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
