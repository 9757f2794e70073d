import { encodeIndexKey } from '@/standins/mongo/query/key-string';

/** A text that is the same for two values exactly if they compare equal; missing and null differ. */
export function valueKey(value: unknown): string {
  if (typeof value === 'string') return `s${value}`;
  return encodeIndexKey([value], [1]).toString('latin1');
}

/** A set of BSON values by MongoDB's equality. */
export class ValueSet {
  private readonly keys = new Set<string>();

  constructor(values: Iterable<unknown> = []) {
    for (const value of values) this.add(value);
  }

  /** Adds a value; false if an equal one was there. */
  add(value: unknown): boolean {
    const key = valueKey(value);
    if (this.keys.has(key)) return false;
    this.keys.add(key);
    return true;
  }

  has(value: unknown): boolean {
    return this.keys.has(valueKey(value));
  }
}
