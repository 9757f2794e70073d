type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
type NumbersClass<Kind extends Numbers> = new (length: number) => Kind;

const FIRST_CAPACITY = 64;

/** A typed array that grows; reading beyond its end returns 0. */
export class GrowingArray<Kind extends Numbers> {
  #values: Kind;
  length = 0;

  constructor(private readonly kind: NumbersClass<Kind>) {
    this.#values = new kind(FIRST_CAPACITY);
  }

  /** The values in place, with room beyond `length`; another object after it has grown. */
  get values(): Kind {
    return this.#values;
  }

  push(value: number): void {
    this.set(this.length, value);
  }

  at(position: number): number {
    return this.#values[position] ?? 0;
  }

  set(position: number, value: number): void {
    if (position >= this.#values.length) {
      const grown = new this.kind(Math.max(position + 1, this.#values.length * 2));
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[position] = value;
    if (position >= this.length) this.length = position + 1;
  }

  toArray(): Kind {
    return this.#values.slice(0, this.length) as Kind;
  }
}
