import { HEADER_BYTES, MAX_MESSAGE_BYTES, WireError } from './protocol';

/** Buffers no more than one message: its length is checked before the rest is awaited. */
export class MessageReader {
  private chunks: Buffer[] = [];
  private bytes = 0;
  /** The length of the message under way, 0 while it is unknown. */
  private needed = 0;

  /** The messages that `chunk` completes. Throws WireError. */
  *push(chunk: Buffer): Generator<Buffer> {
    this.chunks.push(chunk);
    this.bytes += chunk.length;
    while (this.bytes >= 4) {
      if (this.needed === 0) this.needed = this.readLength();
      if (this.bytes < this.needed) return;
      const all = this.joined();
      const message = all.subarray(0, this.needed);
      this.chunks = all.length > this.needed ? [all.subarray(this.needed)] : [];
      this.bytes -= this.needed;
      this.needed = 0;
      yield message;
    }
  }

  get isMidMessage(): boolean {
    return this.bytes > 0;
  }

  private readLength(): number {
    const length = this.joined().readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) {
      throw new WireError(
        `a message of ${length} bytes; ${HEADER_BYTES} to ${MAX_MESSAGE_BYTES} are allowed`,
      );
    }
    return length;
  }

  private joined(): Buffer {
    if (this.chunks.length > 1) this.chunks = [Buffer.concat(this.chunks, this.bytes)];
    return this.chunks[0] as Buffer;
  }
}
