import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildIfStale } from '@/stack/build';
import { findOrInstallChromium } from '@/stack/chromium';
import { inRoot } from '@/stack/paths';
import type { TestStore } from '@/stack/test-environment';
import { runContract } from './testing/run-contract';
import { RESULTS, runNode, runPlaywright, runTool, runVitest } from './testing/runners';
import { STEPS, type Step, Steps } from './testing/steps';
import { withTestStore } from './testing/test-store';

/**
 * `npm test`: type check, lint and unit tests; then, beside each other, the packages' own tests, the proofs in short,
 * whole demos with crashes and outages, and calls against a production build on free ports with a data folder of its
 * own; then journeys against that same store; last, whether every statement of the contract was proved by a test that
 * passed. Every step runs even if an earlier one failed; the last line is the summary. `npm test -- unit` (or another
 * step's name) runs only that step; further words are filters for its files.
 */
const words = process.argv.slice(2);
const isStep = (word: string): word is Step => (STEPS as readonly string[]).includes(word);
const filters = words.filter((word) => !isStep(word));
const wanted = new Set<Step>(words.some(isStep) ? words.filter(isStep) : STEPS);
const steps = new Steps(wanted);

mkdirSync(RESULTS, { recursive: true });
// Found or installed once, so that several test files do not each try to.
const chromium =
  wanted.has('packages') || wanted.has('e2e') ? { CHROMIUM_PATH: findOrInstallChromium() } : undefined;

await steps.run('types', async () => {
  await runNode([inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'typegen']);
  return runTool('typescript/bin/tsc', ['--noEmit']);
});
await steps.run('lint', async () => {
  const style = await runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']);
  const unused = await runTool('knip/bin/knip.js', ['--no-progress']);
  return { passed: style.passed + unused.passed, failed: style.failed + unused.failed };
});
await steps.run('unit', () => runVitest('unit', filters));

/** These run a production build. */
const BUILT = ['prove', 'stack', 'api', 'e2e'] as const;

/**
 * Runs the proofs, the whole demos and the calls beside the packages' tests: the first two mostly wait for killed processes to be
 * replaced, the calls for responses.
 */
async function runBesideEachOther(store?: TestStore): Promise<void> {
  const proofs = steps.beside('prove', (output) => runVitest('prove', filters, {}, output));
  const calls = store && steps.beside('api', (output) => runVitest('api', filters, store, output));
  const startDemos = () => steps.beside('stack', (output) => runVitest('stack', filters, {}, output));
  // On fewer cores, each of so many processes would wait for the others.
  const demosAtOnce = availableParallelism() >= 4 ? startDemos() : undefined;
  await runPackages();
  const demos = demosAtOnce ?? startDemos();
  for (const finish of [proofs, calls, demos]) await finish?.();
}

const runPackages = () => steps.run('packages', () => runVitest('packages', filters, chromium));

try {
  // Built once, so that several steps do not each build it.
  if (BUILT.some((step) => wanted.has(step))) await buildIfStale();
  if (wanted.has('api') || wanted.has('e2e'))
    await withTestStore(async (store) => {
      await runBesideEachOther(store);
      await steps.run('e2e', () => runPlaywright(filters, { ...store, ...chromium }));
    });
  else await runBesideEachOther();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (!steps.isDone('packages')) await runPackages();
  steps.fail(BUILT);
}

// A part of the tests proves a part of the statements.
if (filters.length === 0) await steps.run('contract', runContract);

process.exit(steps.report() ? 0 : 1);
