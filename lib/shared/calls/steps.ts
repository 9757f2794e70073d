/** Runs work that yields between its steps to its end, in one go, and returns its result. */
export function resultOf<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
