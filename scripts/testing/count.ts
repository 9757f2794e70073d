/**
 * How many tests of a step passed and failed, a description of each failure, the names of those that passed at a second
 * attempt, and how long the step took from its start to its end.
 */
export type Count = {
  passed: number;
  failed: number;
  failures?: string[];
  flaky?: string[];
  durationMs?: number;
};

export const FAILED_STEP: Count = { passed: 0, failed: 1 };

/** Counts a runner that failed without a failed test as one failure, and makes sure that it has a reason. */
export function counted(code: number, count: Count): Count {
  if (code === 0 || count.failed > 0) return count;
  const { failures = [] } = count;
  const unnamed = `Every test passed, but the runner ended with exit code ${code}: see its output above.`;
  return { ...count, failed: 1, failures: failures.length > 0 ? failures : [unnamed] };
}
