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

/** A runner that failed without counting a failed test still counts as one. */
export function counted(code: number, count: Count): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
