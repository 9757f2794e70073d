import { isNullish } from '#values/bson-type';
import { encodeIndexKey } from '#values/key-string';
import { isNumeric, toDouble } from '#values/number';

/** Truth of a value in aggregation: false, null, missing and zeros are false; all else, also NaN, is true. */
export function isTruthy(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  return !isNullish(value) && !(isNumeric(value) && toDouble(value) === 0);
}

/** A string that two values share exactly if they compare equal; missing and null differ. */
export function valueKey(value: unknown): string {
  if (typeof value === 'string') return `s${value}`;
  return encodeIndexKey([value], [1]).toString('latin1');
}
