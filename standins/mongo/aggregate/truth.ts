import { isNumeric, toDouble } from '@/standins/mongo/query/number';

/** Truth of a value in aggregation: false, null, missing and zeros are false; all else, also NaN, is true. */
export function isTruthy(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (value === undefined || value === null) return false;
  return !(isNumeric(value) && toDouble(value) === 0);
}
