import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildIfStale } from '@/stack/build';
import { findOrInstallChromium } from '@/stack/chromium';
import { inRoot } from '@/stack/paths';
import { RESULTS, runNode, runPlaywright, runTool, runVitest } from './testing/runners';
import { STEPS, type Step, Steps } from './testing/steps';
import { withTestStore } from './testing/test-store';

/**
 * `npm test`: type check, lint and the build beside the unit tests; then, beside each other, the packages' own tests followed by journeys, calls, and
 * the proofs in short followed by whole demos with crashes and outages. Journeys and calls each speak to a production build on
 * free ports with a data folder of its own. Every
 * step runs even if an earlier one failed; the last line is the summary. `npm test -- unit` (or another step's name) runs only
 * that step; further words are filters for its files.
 */
const words = process.argv.slice(2);
const isStep = (word: string): word is Step => (STEPS as readonly string[]).includes(word);
const filters = words.filter((word) => !isStep(word));
const wanted = new Set<Step>(words.some(isStep) ? words.filter(isStep) : STEPS);
const steps = new Steps(wanted);

mkdirSync(RESULTS, { recursive: true });
// Found or installed once, so that several test files do not each try to, and beside what needs none.
const installing = Promise.allSettled([
  wanted.has('packages') || wanted.has('e2e') ? findOrInstallChromium() : undefined,
]);

// Of types and lint most is done by one thread.
const unit = steps.beside('unit', (output) => runVitest('unit', filters, {}, output));
await steps.run('types', async () => {
  await runNode([inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'typegen']);
  return runTool('typescript/bin/tsc', ['--noEmit']);
});
await steps.run('lint', async () => {
  const style = await runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']);
  const unused = await runTool('knip/bin/knip.js', ['--no-progress']);
  return { passed: style.passed + unused.passed, failed: style.failed + unused.failed };
});

/** These run a production build. */
const BUILT = ['prove', 'stack', 'api', 'e2e'] as const;
// Built once, so that several steps do not each build it.
const building = BUILT.some((step) => wanted.has(step)) ? buildIfStale() : undefined;
await Promise.allSettled([building]);
const [chromium] = await installing;
await unit.finish();

/** The variable that names the browser; rejects if there is none. */
async function browser(): Promise<Record<string, string>> {
  if (chromium.status === 'rejected') throw chromium.reason;
  return chromium.value === undefined ? {} : { CHROMIUM_PATH: chromium.value };
}

const runPackages = () => steps.run('packages', async () => runVitest('packages', filters, await browser()));

/** Begins the proofs, then the whole demos. Returns a function that waits for both. */
function beginProofsAndDemos(): () => Promise<void> {
  const proofs = steps.beside('prove', (output) => runVitest('prove', filters, {}, output));
  const beginDemos = () => steps.beside('stack', (output) => runVitest('stack', filters, {}, output));
  // With few cores, tests that start many processes would wait for each other.
  const demos = availableParallelism() >= 4 ? beginDemos() : proofs.done.then(beginDemos);
  return async () => {
    await proofs.finish();
    await (await demos).finish();
  };
}

/** What shares no store runs beside each other: much of it waits, for killed processes to be replaced or for jobs. */
async function runBuilt(): Promise<void> {
  await building;
  const finishProofsAndDemos = beginProofsAndDemos();
  const calls = steps.beside('api', (output) =>
    withTestStore('api', (store) => runVitest('api', filters, store, output)),
  );
  await runPackages();
  await steps.run('e2e', async () => {
    const found = await browser();
    return withTestStore('e2e', (store) => runPlaywright(filters, { ...store, ...found }));
  });
  await calls.finish();
  await finishProofsAndDemos();
}

try {
  await runBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (!steps.isDone('packages')) await runPackages();
  steps.fail(BUILT);
}

process.exit(steps.report() ? 0 : 1);
