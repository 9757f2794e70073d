import { stripVTControlCharacters } from 'node:util';
import type { UnhandledError } from './unhandled-errors-reporter';

/** How much of a failed test's message is repeated at the end; all of it is where it ran. */
const SAID_LINES = 12;

type VitestReport = {
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
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] };

function describe(name: string, said = ''): string {
  const lines = stripVTControlCharacters(said).split('\n').slice(0, SAID_LINES);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
}

/** Returns the failed tests of a JSON report of Vitest, each with the first lines of its message. */
export function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => describe(test.fullName, test.failureMessages.join('\n')));
    // A file may fail as a whole, before or after its tests; the report has no message for that.
    if (failed.length > 0 || status !== 'failed') return failed;
    return [describe(name, message || 'What it does before or after its tests failed; see there.')];
  });
}

/** Describes errors thrown outside of any test, each with the test file that was running. */
export function unhandledErrors(errors: readonly UnhandledError[]): string[] {
  return errors.map(({ name, message, stack, file = 'no test file' }) =>
    describe(`error outside of the tests, during ${file}`, stack ?? `${name}: ${message}`),
  );
}

type Journey = { name: string; status: string; said: string | undefined };

function journeysOf({ suites }: Pick<PlaywrightReport, 'suites'>): Journey[] {
  const ofSuite = ({ suites: inner = [], specs = [] }: PlaywrightSuite): Journey[] => [
    ...inner.flatMap(ofSuite),
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${title}`,
        status,
        said: results.find(({ error }) => error)?.error?.message,
      })),
    ),
  ];
  return suites.flatMap(ofSuite);
}

/** Returns the failed journeys of a JSON report of Playwright, each with the first lines of its message. */
export function playwrightFailures(report: PlaywrightReport): string[] {
  return [
    ...journeysOf(report)
      .filter(({ status }) => status === 'unexpected')
      .map(({ name, said }) => describe(name, said)),
    ...report.errors.map(({ message }) => describe('the journeys as a whole', message)),
  ];
}

/** Returns the journeys that failed first and passed when retried, each with the first lines of its message. */
export function flakyJourneys(report: Pick<PlaywrightReport, 'suites'>): string[] {
  return journeysOf(report)
    .filter(({ status }) => status === 'flaky')
    .map(({ name, said }) => describe(name, said));
}
