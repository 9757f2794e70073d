import { availableParallelism } from 'node:os';
import { buildIfStale } from '@/stack/build';
import { findOrInstallChromium } from '@/stack/chromium';
import { inRoot } from '@/stack/paths';
import { exitWhenPrinted } from './exit-when-printed';
import { changedSince, testsOfChange, unitTestsOfChange } from './testing/changed';
import { testOtherShop } from './testing/other-shop';
import { type Count, sum } from './testing/reports';
import { type Output, runNode, runPlaywright, runTool, runVitest, type Tests } from './testing/runners';
import { readSelection, type Selection, SelectionError, type Suite } from './testing/selection';
import { type Step, Steps } from './testing/steps';
import { withTestStore } from './testing/test-store';

/**
 * `npm test`, and with the word `rest` `npm run test:rest` (CONTRIBUTING.md): types, lint and the build beside the unit
 * tests; then journeys and calls beside each other, each against a production build with data of its own. Every step runs
 * even if an earlier one failed, except that a change whose types are wrong is not tested; the last line is the sum.
 */
const selection = selectionOrExit(process.argv.slice(2));

// No test is about a loss of power, and most of a write's time is waiting for the disk.
process.env.MONGO_EMULATOR_SYNC ??= 'off';

function selectionOrExit(words: readonly string[]): Selection {
  try {
    return readSelection(words);
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

type ByVitest = 'unit' | 'packages' | 'prove' | 'api' | 'stack';
const PROJECTS: Record<ByVitest | 'e2e', { core: string[]; rest: string[] }> = {
  unit: { core: ['unit', 'unit-isolated'], rest: ['unit-rest', 'unit-rest-isolated'] },
  packages: { core: [], rest: ['packages'] },
  prove: { core: [], rest: ['prove'] },
  api: { core: ['api', 'api-isolated'], rest: ['api-rest', 'api-rest-isolated'] },
  stack: { core: [], rest: ['stack'] },
  e2e: { core: ['core'], rest: ['desktop', 'phone'] },
};

function projectsOf(step: keyof typeof PROJECTS, suite: Suite): string[] {
  const { core, rest } = PROJECTS[step];
  return { core, rest, all: [...core, ...rest] }[suite];
}

function testsOf(step: keyof typeof PROJECTS): Tests[] {
  const projects = projectsOf(step, selection.suite);
  if (!selection.changedOnly) return [{ projects, filters: selection.filtersOf(step) }];
  const { core } = PROJECTS[step];
  const { isWhole } = selection;
  if (step === 'unit') return unitTestsOfChange({ core, all: projects }, isWhole);
  if (step === 'api') return testsOfChange('tests/api', { core, all: projects }, isWhole);
  if (step === 'e2e') return testsOfChange('tests/e2e', { core, all: [...core, 'desktop'] }, isWhole);
  return [{ projects, filters: [], changedSince: changedSince() }];
}

const runs = {
  unit: testsOf('unit'),
  packages: testsOf('packages'),
  prove: testsOf('prove'),
  api: testsOf('api'),
  stack: testsOf('stack'),
  e2e: testsOf('e2e'),
};
const selected = [...selection.steps].filter(
  (step) => !(step in runs) || runs[step as keyof typeof runs].length > 0,
);
const steps = new Steps(new Set(selected));

async function eachInTurn(tests: readonly Tests[], run: (tests: Tests) => Promise<Count>): Promise<Count> {
  const counts: Count[] = [];
  for (const one of tests) counts.push(await run(one));
  return sum(counts);
}

function vitest(step: ByVitest, output: Output, environment: Record<string, string> = {}): Promise<Count> {
  return eachInTurn(runs[step], (tests) => runVitest(step, tests, environment, output));
}

const selects = (...names: Step[]) => names.some((name) => selected.includes(name));

// Found or installed once for all test files.
const installing = selects('packages', 'e2e', 'other-shop') ? findOrInstallChromium() : Promise.resolve('');
installing.catch(() => undefined);

async function browser(): Promise<Record<string, string>> {
  return { CHROMIUM_PATH: await installing };
}

const beginUnit = () => steps.beside('unit', (output) => vitest('unit', output));
// Types and lint are mostly single-threaded: in a whole run they go beside the unit tests, and of a change come first, beside each other.
const unitBeside = selection.changedOnly ? undefined : beginUnit();
const lint = steps.beside('lint', (output) =>
  runTool('lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings'], output),
);
await steps.run('types', async () => {
  await runNode([inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'typegen']);
  return runTool('types', 'typescript/bin/tsc', ['--noEmit']);
});
await lint.finish();
if (selection.changedOnly && !selection.isWhole && steps.hasFailed('types')) {
  console.log(
    '\nNothing was run of the tests, since types are wrong; `npm test -- changed all` runs them anyway.',
  );
  steps.report();
  process.exit(1);
}
const unit = unitBeside ?? beginUnit();
await steps.run('unused', () => runTool('unused', 'knip/bin/knip.js', ['--no-progress']));

// Built once for all steps.
const building = selects('prove', 'stack', 'api', 'e2e', 'other-shop') ? buildIfStale() : Promise.resolve('');
await Promise.allSettled([building]);
await unit.finish();

function beginProofsAndDemos(): () => Promise<void> {
  const proofs = steps.beside('prove', async (output) => {
    await building;
    return vitest('prove', output);
  });
  const beginDemos = () =>
    steps.beside('stack', async (output) => {
      await building;
      return vitest('stack', output);
    });
  // With few cores, tests that start many processes would wait for each other.
  const demos = availableParallelism() >= 4 ? beginDemos() : proofs.done.then(beginDemos);
  return async () => {
    await proofs.finish();
    await (await demos).finish();
  };
}

// Steps without a common store overlap: much of their time is waiting, for killed processes to be replaced or for jobs.
const finishProofsAndDemos = beginProofsAndDemos();
const calls = steps.beside('api', async (output) => {
  await building;
  return withTestStore('api', (store) => vitest('api', output, store));
});
await steps.run('packages', async (output) => vitest('packages', output, await browser()));
await steps.run('e2e', async () => {
  await building;
  const found = await browser();
  return withTestStore('e2e', (store) =>
    eachInTurn(runs.e2e, (tests) => runPlaywright(tests, { ...store, ...found })),
  );
});
// A store and threads of its own: beside what calls and proofs still have to do, most of which is waiting.
await steps.run('other-shop', async (output) => testOtherShop(output, await browser()));
await calls.finish();
await finishProofsAndDemos();

exitWhenPrinted(steps.report() ? 0 : 1);
