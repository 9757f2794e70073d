import { MongoError } from '#errors';

/** The time at which reading must stop. A cursor gets a new one with every batch. */
export class Deadline {
  private steps = 0;

  /** @param at `performance.now()` at the end; never if undefined */
  constructor(public at: number | undefined) {}

  check(): void {
    if (this.at !== undefined && performance.now() > this.at) {
      throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit');
    }
  }

  /** To be called for every item: checks the time once in a while. */
  step(): void {
    if (this.at !== undefined && (this.steps++ & 63) === 0) this.check();
  }
}
