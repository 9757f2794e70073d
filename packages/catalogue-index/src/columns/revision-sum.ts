const LOW = 2 ** 32;
const HIGH = 2 ** 21;

/** The sum of the revisions of tools, in whatever order: the same for the same tools in the same states. */
export class RevisionSum {
  #low: number;
  #high: number;

  constructor(value = 0) {
    this.#low = value % LOW;
    this.#high = Math.floor(value / LOW);
  }

  /** A whole number below 2 to the power of 53. */
  get value(): number {
    return this.#high * LOW + this.#low;
  }

  // In two parts without a carry, as whole numbers are exact only that far.
  add(revision: number): void {
    this.#low = (this.#low + (revision % LOW)) % LOW;
    this.#high = (this.#high + Math.floor(revision / LOW)) % HIGH;
  }

  subtract(revision: number): void {
    this.#low = (this.#low - (revision % LOW) + LOW) % LOW;
    this.#high = (this.#high - Math.floor(revision / LOW) + HIGH) % HIGH;
  }
}
