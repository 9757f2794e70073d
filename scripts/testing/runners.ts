import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from '@/stack/paths';
import { type Count, counted, FAILED_STEP } from './count';
import { flakyJourneys, playwrightFailures, unhandledErrors, vitestFailures } from './failures';

/** Where a runner's output goes: to this process's own, or into an open file. */
export type Output = 'inherit' | number;

export const RESULTS = inRoot('test-results');

/** Runs a Node script to its end and returns its exit code. */
export function runNode(
  args: string[],
  environment: Record<string, string> = {},
  output: Output = 'inherit',
): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** A tool that passes or fails as a whole, by its script below node_modules. */
export async function runTool(script: string, args: string[]): Promise<Count> {
  const code = await runNode([inRoot('node_modules', script), ...args]);
  return code === 0 ? { passed: 1, failed: 0 } : FAILED_STEP;
}

/** Steps that run several projects of vitest.config.ts. */
const PROJECTS: Record<string, string[]> = {
  unit: ['unit', 'unit-isolated'],
  api: ['api', 'api-isolated'],
};

/** Runs the projects of a step, or those of their test files whose path contains one of `filters`. */
export async function runVitest(
  step: string,
  filters: string[],
  environment: Record<string, string> = {},
  output: Output = 'inherit',
): Promise<Count> {
  const report = path.join(RESULTS, `${step}.json`);
  const errors = path.join(RESULTS, `${step}-errors.json`);
  for (const file of [report, errors]) rmSync(file, { force: true });
  const code = await runNode(
    [
      inRoot('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...(PROJECTS[step] ?? [step]).flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${inRoot('scripts', 'testing', 'unhandled-errors-reporter.ts')}`,
      ...filters,
    ],
    { ...environment, UNHANDLED_ERRORS_FILE: errors },
    output,
  );
  if (!existsSync(report)) return FAILED_STEP;
  const said = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests: passed, numFailedTests: failed } = said;
  const unhandled = existsSync(errors) ? unhandledErrors(JSON.parse(readFileSync(errors, 'utf8'))) : [];
  return counted(code, { passed, failed, failures: [...vitestFailures(said), ...unhandled] });
}

/**
 * Runs the journeys, or those that `filters` name. Without retries, unless E2E_RETRIES allows some: a journey that
 * passed at a later attempt then counts as passed, and is named as flaky.
 */
export async function runPlaywright(filters: string[], environment: Record<string, string>): Promise<Count> {
  const report = path.join(RESULTS, 'e2e.json');
  rmSync(report, { force: true });
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const code = await runNode([cli, 'test', ...filters], environment);
  if (!existsSync(report)) return FAILED_STEP;
  const said = JSON.parse(readFileSync(report, 'utf8'));
  const { expected, flaky, unexpected: failed } = said.stats;
  return counted(code, {
    passed: expected + flaky,
    failed,
    failures: playwrightFailures(said),
    flaky: flakyJourneys(said),
  });
}
