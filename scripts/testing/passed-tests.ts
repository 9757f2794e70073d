import path from 'node:path';
import { ROOT } from '@/stack/paths';
import type { PassedTest } from '@/tests/contract/judge-contract';

const fromRoot = (file: string) => path.relative(ROOT, path.resolve(ROOT, file)).split(path.sep).join('/');

type VitestReport = {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
};

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
};

/** The tests that passed, by a JSON report of Vitest. */
export function passedByVitest({ testResults }: VitestReport): PassedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ title }) => ({ file: fromRoot(name), title })),
  );
}

/** The journeys that passed in every size they ran in, by a JSON report of Playwright. */
export function passedByPlaywright(report: { suites: PlaywrightSuite[] }): PassedTest[] {
  const ofSuite = ({ file, suites = [], specs = [] }: PlaywrightSuite): PassedTest[] => [
    ...suites.flatMap(ofSuite),
    ...specs
      .filter(({ tests }) => tests.every(({ status }) => status === 'expected' || status === 'flaky'))
      .map(({ title }) => ({ file: `tests/e2e/${path.basename(file)}`, title })),
  ];
  return report.suites.flatMap(ofSuite);
}
