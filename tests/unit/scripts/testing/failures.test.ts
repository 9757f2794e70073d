import { describe, expect, it } from 'vitest';
import { counted } from '@/scripts/testing/count';
import {
  flakyJourneys,
  playwrightFailures,
  unhandledErrors,
  vitestFailures,
} from '@/scripts/testing/failures';

const passed = { fullName: 'a sum is a sum', status: 'passed', failureMessages: [] };

it('names the failed tests of Vitest with their messages, without its colours', () => {
  const red = `${String.fromCharCode(27)}[31mexpected 1 to be 2${String.fromCharCode(27)}[39m`;
  const failed = {
    fullName: 'stock never goes wrong',
    status: 'failed',
    failureMessages: [`${red}\n  at x`],
  };
  expect(
    vitestFailures({
      testResults: [
        { name: '/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: '/b.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      ],
    }),
  ).toEqual(['stock never goes wrong\n    expected 1 to be 2\n      at x']);
});

it('names a file that failed before its tests', () => {
  const file = { name: '/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  expect(vitestFailures({ testResults: [file] })).toEqual(['/a.test.ts\n    no such module']);
  const [hook] = vitestFailures({ testResults: [{ ...file, message: '' }] });
  expect(hook).toContain('before or after its tests');
});

it('repeats only the first lines of a long message', () => {
  const failed = { fullName: 'x', status: 'failed', failureMessages: [Array(500).fill('line').join('\n')] };
  const [told] = vitestFailures({
    testResults: [{ name: '/a.test.ts', status: 'failed', message: '', assertionResults: [failed] }],
  });
  expect(told?.split('\n')).toHaveLength(13);
});

it('names what was thrown outside of the tests, and during which file', () => {
  const error = { name: 'Error', message: 'lost', stack: 'Error: lost\n  at x', file: '/a.test.ts' };
  expect(unhandledErrors([error, { name: 'Error', message: 'worker exited' }])).toEqual([
    'error outside of the tests, during /a.test.ts\n    Error: lost\n      at x',
    'error outside of the tests, during no test file\n    Error: worker exited',
  ]);
});

it('gives a reason for a runner that failed though all its tests passed', () => {
  expect(counted(1, { passed: 3, failed: 0 })).toMatchObject({
    failed: 1,
    failures: [expect.stringContaining('exit code 1')],
  });
  expect(counted(1, { passed: 3, failed: 0, failures: ['why'] })).toMatchObject({
    failed: 1,
    failures: ['why'],
  });
});

describe('journeys', () => {
  const journey = (title: string, status: string) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: status === 'expected' ? [{}] : [{ error: { message: 'not visible' } }, {}],
      },
    ],
  });
  const report = {
    suites: [
      {
        specs: [journey('a buyer buys', 'expected'), journey('an admin ships', 'flaky')],
        suites: [{ specs: [journey('a page is read', 'unexpected')] }],
      },
    ],
    errors: [{ message: 'no browser' }],
  };

  it('that failed are named, also within groups, and errors outside of tests', () => {
    expect(playwrightFailures(report)).toEqual([
      '[phone] a page is read\n    not visible',
      'the journeys as a whole\n    no browser',
    ]);
  });

  it('that passed at their second attempt are named separately', () => {
    expect(flakyJourneys(report)).toEqual(['[phone] an admin ships\n    not visible']);
  });
});
