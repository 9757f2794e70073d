import type { Entry, View, WritableView } from './view';

/** A key as a string with one character per byte, which compares as the bytes do. */
function textOf(key: Buffer): string {
  return key.toString('latin1');
}

function isBefore(key: string, other: string, reverse: boolean): boolean {
  return reverse ? key > other : key < other;
}

export class Overlay implements WritableView {
  private readonly changes = new Map<string, Buffer | null>();
  private sorted: string[] = [];
  private unsorted: string[] = [];

  constructor(private readonly base: View) {}

  get size(): number {
    return this.changes.size;
  }

  get(key: Buffer): Buffer | undefined {
    const change = this.changes.get(textOf(key));
    return change === undefined ? this.base.get(key) : (change ?? undefined);
  }

  put(key: Buffer, value: Buffer): void {
    this.change(textOf(key), value);
  }

  remove(key: Buffer): void {
    this.change(textOf(key), null);
  }

  *entries(): Generator<[key: Buffer, value: Buffer | null]> {
    for (const [key, value] of this.changes) yield [Buffer.from(key, 'latin1'), value];
  }

  *range(lower: Buffer, upper: Buffer, reverse = false): Generator<Entry> {
    const below = this.base.range(lower, upper, reverse)[Symbol.iterator]();
    const own = this.ownKeys(textOf(lower), textOf(upper), reverse);
    let next = below.next();
    let ownNext = own.next();
    while (!next.done || !ownNext.done) {
      const belowKey = next.done ? undefined : textOf(next.value.key);
      const ownKey = ownNext.done ? undefined : ownNext.value;
      if (ownKey === undefined || (belowKey !== undefined && isBefore(belowKey, ownKey, reverse))) {
        yield next.value as Entry;
        next = below.next();
        continue;
      }
      const change = this.changes.get(ownKey);
      if (change) yield { key: Buffer.from(ownKey, 'latin1'), value: change };
      if (belowKey === ownKey) next = below.next();
      ownNext = own.next();
    }
  }

  private change(key: string, value: Buffer | null): void {
    if (!this.changes.has(key)) this.unsorted.push(key);
    this.changes.set(key, value);
  }

  /** Sorts only when a range is read: a statement that changes many documents reads none while it writes. */
  private sort(): void {
    if (this.unsorted.length === 0) return;
    this.sorted = [...this.sorted, ...this.unsorted].sort((a, b) => (a < b ? -1 : 1));
    this.unsorted = [];
  }

  private positionOf(key: string): number {
    this.sort();
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] as string) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Looks up its position at each step: changes may be added while a range is read. */
  private *ownKeys(lower: string, upper: string, reverse: boolean): Generator<string> {
    let at = reverse ? this.positionOf(upper) - 1 : this.positionOf(lower);
    while (true) {
      const key = this.sorted[at];
      if (key === undefined || (reverse ? key < lower : key >= upper)) return;
      yield key;
      at = this.positionOf(key) + (reverse ? -1 : 1);
    }
  }
}
