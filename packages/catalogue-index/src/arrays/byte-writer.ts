const FIRST_CAPACITY = 1_024;

export class ByteWriter {
  #bytes = Buffer.alloc(FIRST_CAPACITY);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = Buffer.alloc(Math.max(this.#bytes.length * 2, this.#length + more));
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
  }

  /** Appends a whole number below 2³² in one to five bytes: seven bits each, the lowest first. */
  putNumber(number: number): void {
    this.#reserve(5);
    let left = number;
    while (left > 0x7f) {
      this.#bytes[this.#length] = (left & 0x7f) | 0x80;
      this.#length += 1;
      left >>>= 7;
    }
    this.#bytes[this.#length] = left;
    this.#length += 1;
  }

  putText(text: string): void {
    this.#reserve(text.length * 3);
    this.#length += this.#bytes.write(text, this.#length, 'utf8');
  }

  putBytes(bytes: Uint8Array, from: number, to: number): void {
    this.#reserve(to - from);
    this.#bytes.set(bytes.subarray(from, to), this.#length);
    this.#length += to - from;
  }

  toBytes(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.#length);
    bytes.set(this.#bytes.subarray(0, this.#length));
    return bytes;
  }
}
