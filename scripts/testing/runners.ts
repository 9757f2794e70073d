import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from '@/stack/paths';
import { type Count, countPlaywright, countVitest, failedWhole } from './reports';

export type Output = 'inherit' | number;

/** Tests of another shop have a folder of their own (other-shop.ts). */
export const RESULTS = inRoot(process.env.TEST_RESULTS ?? 'test-results');

export type Tests = { projects: readonly string[]; filters: readonly string[]; changedSince?: string };

const isTerminal = (output: Output) => output === 'inherit' && process.stdout.isTTY === true;

/** Runs a Node script to its end and returns its exit code. */
export function runNode(
  args: string[],
  environment: Record<string, string> = {},
  output: Output = 'inherit',
): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...(isTerminal(output) ? {} : { NO_COLOR: '1' }), ...environment },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

export async function runTool(
  step: string,
  script: string,
  args: string[],
  output: Output = 'inherit',
): Promise<Count> {
  const code = await runNode([inRoot('node_modules', script), ...args], {}, output);
  return code === 0
    ? { passed: 1, failed: 0, failures: [], flaky: [] }
    : failedWhole(step, 'see its output above');
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A runner that failed although all its tests passed is a failure, too. */
function withExitCode(step: string, code: number, count: Count): Count {
  if (code === 0 || count.failed > 0) return count;
  const failed = failedWhole(step, `every test passed, but the runner ended with exit code ${code}`);
  return { ...failed, passed: count.passed };
}

export async function runVitest(
  step: string,
  { projects, filters, changedSince }: Tests,
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
      '--passWithNoTests',
      ...projects.map((project) => `--project=${project}`),
      ...(changedSince === undefined ? [] : ['--changed', changedSince]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${inRoot('scripts', 'testing', 'unhandled-errors-reporter.ts')}`,
      ...filters,
    ],
    { ...environment, UNHANDLED_ERRORS_FILE: errors },
    output,
  );
  const parsed = readReport<Parameters<typeof countVitest>[1]>(report);
  if (!parsed) return failedWhole(step, 'the runner made no report: see its output above');
  return withExitCode(step, code, countVitest(step, parsed, readReport(errors) ?? []));
}

/** Without retries unless E2E_RETRIES allows some; a test that passes at a later attempt is flaky. */
export async function runPlaywright(
  { projects, filters }: Tests,
  environment: Record<string, string>,
): Promise<Count> {
  const report = path.join(RESULTS, 'e2e.json');
  rmSync(report, { force: true });
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const args = [...projects.map((project) => `--project=${project}`), ...filters];
  const code = await runNode([cli, 'test', '--pass-with-no-tests', ...args], environment);
  const parsed = readReport<Parameters<typeof countPlaywright>[0]>(report);
  if (!parsed) return failedWhole('e2e', 'the runner made no report: see its output above');
  return withExitCode('e2e', code, countPlaywright(parsed));
}
