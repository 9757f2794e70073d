import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkoutOf } from '@/bench/checkout-of';
import { inRoot, ROOT } from '@/stack/paths';
import { readOptions } from './read-options';

const USAGE = `npm run bench [-- name… [--against commit]]

  Runs the benchmarks below bench/ one after the other, or those whose path contains a name. With --against also those of another
  commit, in turn, so that both are measured on the same machine in the same minutes.`;

/** One that starts both states itself, to alternate between them many times. */
const ALTERNATES = 'bench/serve/serve.bench.ts';
const TURNS = 2;

function benchmarks(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return benchmarks(file);
    return entry.name.endsWith('.bench.ts') ? [path.relative(ROOT, file)] : [];
  });
}

/** Runs a benchmark of the checkout in `folder`; returns whether it met its targets. */
function run(file: string, folder: string, environment: Record<string, string> = {}): boolean {
  const args = ['--conditions=react-server', '--import', 'tsx', path.join(folder, file)];
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit', env }).status === 0;
}

function runInTurn(file: string, before: string): boolean {
  if (file === ALTERNATES) return run(file, ROOT, { BENCH_BEFORE: before });
  if (!existsSync(path.join(before, file))) return run(file, ROOT);
  let isMet = true;
  for (let turn = 0; turn < TURNS; turn += 1) {
    console.log('before:');
    run(file, before);
    console.log('now:');
    isMet = run(file, ROOT) && isMet;
  }
  return isMet;
}

const { values, positionals: names } = readOptions(USAGE, {
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const chosen = benchmarks(inRoot('bench'))
  .sort()
  .filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
if (chosen.length === 0) {
  console.error('No benchmark matches.');
  process.exit(1);
}
const before = values.against === undefined ? undefined : checkoutOf(values.against);
let failed = false;
for (const file of chosen) {
  console.log(`\n── ${file} ──`);
  const isMet = before === undefined ? run(file, ROOT) : runInTurn(file, before);
  failed ||= !isMet;
}
process.exit(failed ? 1 : 0);
