import path from 'node:path';

/** A report of Vitest in JSON, as far as it is read. */
export type Report = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** A test of the previous release that cannot hold on the new schema, and why that harms nobody. */
export type ByDesign = { test: string; reason: string };

export type Verdict = {
  passed: number;
  /** Failed, and nothing explains it. */
  failed: string[];
  /** Failed on the schema of their own release as well: they say nothing about the new one. */
  failedBefore: string[];
  byDesign: ByDesign[];
  /** Neither passed nor failed. */
  notRun: string[];
};

type Outcomes = { passed: string[]; failed: string[]; notRun: string[] };

function outcomesOf({ testResults }: Report, root: string): Outcomes {
  const outcomes: Outcomes = { passed: [], failed: [], notRun: [] };
  for (const { name, status, assertionResults } of testResults) {
    const file = path.relative(root, name);
    for (const test of assertionResults) {
      const of = test.status === 'passed' || test.status === 'failed' ? test.status : 'notRun';
      outcomes[of].push(`${file} > ${test.fullName}`);
    }
    // Before or after its tests.
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      outcomes.failed.push(`${file} as a whole`);
  }
  return outcomes;
}

/**
 * Judges a run of the previous release's tests on the new schema by one on its own. Nothing is left out: each test is in one of the
 * lists of the verdict, and one that passed before and was not run now has failed.
 */
export function judgeTests(
  report: Report,
  { root, before, byDesign }: { root: string; before: Report; byDesign: readonly ByDesign[] },
): Verdict {
  const [now, earlier] = [outcomesOf(report, root), outcomesOf(before, root)];
  const judged = new Set([...now.passed, ...now.failed]);
  const missing = earlier.passed.filter((test) => !judged.has(test));
  const failed = [...now.failed, ...missing];
  const failedEarlier = new Set(earlier.failed);
  const reasons = new Map(byDesign.map((each) => [each.test, each]));
  return {
    passed: now.passed.length,
    failed: failed.filter((test) => !failedEarlier.has(test) && !reasons.has(test)),
    failedBefore: failed.filter((test) => failedEarlier.has(test)),
    byDesign: failed.flatMap((test) => (failedEarlier.has(test) ? [] : (reasons.get(test) ?? []))),
    notRun: now.notRun.filter((test) => !missing.includes(test)),
  };
}
