import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '@/stack/paths';
import type { UnhandledError } from './unhandled-errors-reporter';

const MESSAGE_LINES = 12;

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

export type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number; flaky: number; unexpected: number };
};

function failure(name: string, message: string, again: string): Failure {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
  return { name, message: lines.filter((line) => line.trim() !== '').join('\n'), again };
}

function inProject(file: string): string {
  return path.relative(ROOT, path.resolve(ROOT, file)).split(path.sep).join('/');
}

/** With errors thrown outside of any test, which Vitest's report leaves out. */
export function countVitest(step: string, report: VitestReport, errors: readonly UnhandledError[]): Count {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = inProject(name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file} > ${test.fullName}`, test.failureMessages.join('\n'), file));
    // A file may fail as a whole, before or after its tests; the report has no message for the latter.
    if (tests.length > 0 || status !== 'failed') return tests;
    return [failure(file, message || 'A hook before or after its tests failed.', file)];
  });
  const unhandled = errors.map(({ name, message, stack, file }) =>
    failure(
      `error outside of the tests${file ? `, during ${inProject(file)}` : ''}`,
      stack ?? `${name}: ${message}`,
      file ? inProject(file) : step,
    ),
  );
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length) + unhandled.length,
    failures: [...failures, ...unhandled],
    flaky: [],
  };
}

type Journey = Failure & { status: string };

function journeysOf({ suites = [], specs = [] }: PlaywrightSuite): Journey[] {
  return [
    ...suites.flatMap(journeysOf),
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, status, results }) => {
        const again = `tests/e2e/${file}:${line}`;
        const message = results.find(({ error }) => error)?.error?.message ?? '';
        return { ...failure(`${again} [${projectName}] ${title}`, message, again), status };
      }),
    ),
  ];
}

export function countPlaywright({ suites, errors, stats }: PlaywrightReport): Count {
  const journeys = suites.flatMap(journeysOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...journeys.filter(({ status }) => status === 'unexpected'),
      ...errors.map(({ message = '' }) => failure('the journeys as a whole', message, 'e2e')),
    ],
    flaky: journeys.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  };
}

export type Failure = { name: string; message: string; again: string };

/** `flaky`: tests that passed at a later attempt. */
export type Count = { passed: number; failed: number; failures: Failure[]; flaky: string[] };

export function failedWhole(step: string, message: string): Count {
  return { passed: 0, failed: 1, failures: [{ name: step, message, again: step }], flaky: [] };
}

export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    flaky: counts.flatMap(({ flaky }) => flaky),
  };
}
