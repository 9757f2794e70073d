import type { Double, Long } from 'bson';
import { doubleResult, fitsInt64, integerResult, rankOf, toBigInt } from '#values/arithmetic';
import { isNumeric, toDouble } from '#values/number';

/** Sums like mongod: integers exactly, doubles with compensation (0.1 + 0.2 + 0.3 is 0.6); other values are ignored. */
export class NumberSum {
  private integers = 0n;
  private high = 0;
  private low = 0;
  private sawLong = false;
  private sawDouble = false;

  add(value: unknown): void {
    if (!isNumeric(value)) return;
    const rank = rankOf(value);
    if (rank === 'double') {
      this.sawDouble = true;
      this.addDouble(toDouble(value));
    } else {
      if (rank === 'long') this.sawLong = true;
      this.integers += toBigInt(value);
    }
  }

  private addDouble(value: number): void {
    const sum = this.high + value;
    if (Number.isFinite(sum)) {
      const rounded = sum - this.high;
      this.low += this.high - (sum - rounded) + (value - rounded);
    }
    this.high = sum;
  }

  private total(): number {
    if (!Number.isFinite(this.high)) return this.high;
    // Integers are added in two parts, both exact as doubles, so that large ones lose no digits before the end.
    const near = Number(this.integers);
    const sum = new NumberSum();
    for (const part of [this.high, near, this.low, Number(this.integers - BigInt(near))]) sum.addDouble(part);
    return sum.high + sum.low;
  }

  /** The sum in the widest type that was added; the int32 0 if there was nothing. */
  result(): number | Double | Long {
    if (this.sawDouble || !fitsInt64(this.integers)) return doubleResult(this.total());
    return integerResult(this.integers, this.sawLong);
  }
}
