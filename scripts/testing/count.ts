/** A test or check that failed: its name, the first lines of its message, and the word that runs it again after `npm test --`. */
export type Failure = { name: string; message: string; again: string };

/** What a step came to; `flaky` names tests that passed at a later attempt. */
export type Count = { passed: number; failed: number; failures: Failure[]; flaky: string[] };

/** A step, or a tool that passes or fails as a whole, that failed. */
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
