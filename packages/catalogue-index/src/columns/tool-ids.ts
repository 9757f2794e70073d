import { ID_BYTES, type PackedCatalogue } from '#packed-catalogue';

/** The ids of packed tools, in hex; their slots are in the order of ids. */
export class ToolIds {
  readonly #ids: Buffer;
  readonly #count: number;

  constructor({ ids, count }: PackedCatalogue) {
    this.#ids = Buffer.from(ids.buffer, ids.byteOffset, ids.byteLength);
    this.#count = count;
  }

  at(slot: number): string {
    return this.#ids.toString('hex', slot * ID_BYTES, (slot + 1) * ID_BYTES);
  }

  slotOf(id: string): number | undefined {
    const bytes = Buffer.from(id, 'hex');
    if (bytes.length !== ID_BYTES) return undefined;
    let [low, high] = [0, this.#count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const start = middle * ID_BYTES;
      if (this.#ids.compare(bytes, 0, ID_BYTES, start, start + ID_BYTES) < 0) low = middle + 1;
      else high = middle;
    }
    return low < this.#count && this.at(low) === id ? low : undefined;
  }
}
