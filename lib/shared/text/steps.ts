/** Runs a generator to its end without pauses. */
export function resultOf<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
