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
