import { describe, expect, it } from 'vitest';
import { flakyJourneys, playwrightFailures, vitestFailures } from '@/scripts/testing/failures';

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
