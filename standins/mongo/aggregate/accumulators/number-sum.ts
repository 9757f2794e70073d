import { Decimal128, type Double, type Long } from 'bson';
import {
  addNumbers,
  divideNumbers,
  doubleResult,
  fitsInt64,
  integerResult,
  rankOf,
  toBigInt,
} from '@/standins/mongo/query/arithmetic';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';

/**
 * A sum as mongod keeps it: integers exactly, doubles with the error of each addition carried along (so 0.1 + 0.2 +
 * 0.3 is 0.6), decimals as decimals. What is no number is left aside.
 */
export class NumberSum {
  private integers = 0n;
  private high = 0;
  private low = 0;
  private decimals: unknown;
  private sawLong = false;
  private sawDouble = false;
  /** How many numbers were added. */
  count = 0;

  add(value: unknown): void {
    if (!isNumeric(value)) return;
    this.count += 1;
    const rank = rankOf(value);
    if (rank === 'decimal') {
      this.decimals = this.decimals === undefined ? value : addNumbers(this.decimals, value);
    } else if (rank === 'double') {
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
      const kept = sum - this.high;
      this.low += this.high - (sum - kept) + (value - kept);
    }
    this.high = sum;
  }

  private total(): number {
    if (!Number.isFinite(this.high)) return this.high;
    // Integers join in two exact halves, so that large ones lose nothing before the end.
    const near = Number(this.integers);
    const rest = Number.isFinite(near) ? Number(this.integers - BigInt(near)) : 0;
    const sum = new NumberSum();
    for (const part of [this.high, near, this.low, rest]) sum.addDouble(part);
    return sum.high + sum.low;
  }

  /** The sum in the widest type that was added; the int32 0 if there was nothing. */
  result(): number | Double | Long | Decimal128 {
    if (this.decimals !== undefined) return this.asDecimal();
    if (this.sawDouble) return doubleResult(this.total());
    if (!fitsInt64(this.integers)) return doubleResult(this.total());
    return integerResult(this.integers, this.sawLong);
  }

  private asDecimal(): Decimal128 {
    let sum = this.decimals;
    if (this.sawDouble) sum = addNumbers(sum, this.high + this.low);
    return addNumbers(sum, Decimal128.fromString(this.integers.toString())) as Decimal128;
  }

  /** The mean: a double or a decimal; null if there was nothing. */
  mean(): number | Double | Decimal128 | null {
    if (this.count === 0) return null;
    if (this.decimals !== undefined) return divideNumbers(this.asDecimal(), this.count) as Decimal128;
    return doubleResult(this.total() / this.count);
  }
}

/** The standard deviation of a population or a sample, by Welford's method; null where it is not defined. */
export class Deviation {
  private count = 0;
  private mean = 0;
  private squares = 0;

  constructor(private readonly isSample: boolean) {}

  add(value: unknown): void {
    if (!isNumeric(value)) return;
    const number = toDouble(value);
    this.count += 1;
    const delta = number - this.mean;
    this.mean += delta / this.count;
    this.squares += delta * (number - this.mean);
  }

  result(): number | Double | null {
    const divisor = this.isSample ? this.count - 1 : this.count;
    if (divisor <= 0) return null;
    // Infinities and NaN leave no deviation.
    return Number.isFinite(this.squares) ? doubleResult(Math.sqrt(this.squares / divisor)) : null;
  }
}
