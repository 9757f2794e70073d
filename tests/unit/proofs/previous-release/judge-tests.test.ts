import { describe, expect, it } from 'vitest';
import { judgeTests, type Report } from '@/proofs/previous-release/judge-tests';

/** A report with one file, whose tests came out so. */
function reportOf(tests: Record<string, string>, status = 'passed'): Report {
  const assertionResults = Object.entries(tests).map(([fullName, each]) => ({ fullName, status: each }));
  return { testResults: [{ name: '/old/tests/api/cart.test.ts', status, assertionResults }] };
}

const judge = (
  now: Report,
  before: Report = now,
  byDesign: Parameters<typeof judgeTests>[1]['byDesign'] = [],
) => judgeTests(now, { root: '/old', before, byDesign });
const named = (test: string) => `tests/api/cart.test.ts > ${test}`;

describe('a run of the previous release’s tests', () => {
  it('counts what passes', () => {
    expect(judge(reportOf({ a: 'passed', b: 'passed' }))).toEqual({
      passed: 2,
      failed: [],
      failedBefore: [],
      byDesign: [],
      notRun: [],
    });
  });

  it('has failed where a test fails that passed on its own schema', () => {
    const verdict = judge(reportOf({ a: 'failed', b: 'passed' }), reportOf({ a: 'passed', b: 'passed' }));
    expect(verdict).toMatchObject({ passed: 1, failed: [named('a')], failedBefore: [] });
  });

  it('has failed where a test was not run that passed on its own schema, skipped or gone', () => {
    const before = reportOf({ a: 'passed', b: 'passed' });
    expect(judge(reportOf({ b: 'passed' }), before).failed).toEqual([named('a')]);
    expect(judge(reportOf({ a: 'pending', b: 'passed' }), before)).toMatchObject({
      failed: [named('a')],
      notRun: [],
    });
  });

  it('has failed where a file fails outside of its tests', () => {
    const verdict = judge(reportOf({ a: 'passed' }, 'failed'), reportOf({ a: 'passed' }));
    expect(verdict.failed).toEqual(['tests/api/cart.test.ts as a whole']);
  });

  it('says of a test that fails on either schema that it does, and of one that never runs', () => {
    const either = reportOf({ a: 'failed', b: 'skipped' });
    expect(judge(either)).toMatchObject({ failed: [], failedBefore: [named('a')], notRun: [named('b')] });
  });

  it('takes a reason for that test alone', () => {
    const byDesign = [{ test: named('a'), reason: 'the page is gone' }];
    const before = reportOf({ a: 'passed', b: 'passed' });
    const verdict = judge(reportOf({ a: 'failed', b: 'failed' }), before, byDesign);
    expect(verdict).toMatchObject({ failed: [named('b')], byDesign });
  });
});
