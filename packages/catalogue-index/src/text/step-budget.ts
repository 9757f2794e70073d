/**
 * A step is a term looked at, a slot read or a letter compared: each takes about as long, so that steps bound the time
 * of a search, whatever was typed.
 */
export class StepBudget {
  #left: number;

  constructor(readonly limit: number) {
    this.#left = limit;
  }

  get spent(): number {
    return this.limit - this.#left;
  }

  get left(): number {
    return this.#left;
  }

  /** Takes steps from the budget. Returns false, and takes nothing, if it has not that many left. */
  take(steps: number): boolean {
    if (steps > this.#left) return false;
    this.#left -= steps;
    return true;
  }

  /** Runs `work` with a part of this budget, so that what comes after it has something left. */
  share<Result>(part: number, work: (own: StepBudget) => Result): Result {
    const own = new StepBudget(Math.floor(this.#left * part));
    try {
      return work(own);
    } finally {
      this.#left -= own.spent;
    }
  }
}
