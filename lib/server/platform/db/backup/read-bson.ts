import 'server-only';
import { createReadStream } from 'node:fs';

const CHUNK_BYTES = 4 * 1024 * 1024;
const LENGTH_BYTES = 4;
/** The least a document has: its length and its end. */
const SHORTEST = 5;
/** Larger than any document a server accepts: a greater length is corrupt. */
const LONGEST = 64 * 1024 * 1024;

/** Returns the documents of a file of BSON one after the other, as they are stored. Throws where it does not end with one. */
export async function* readBson(file: string): AsyncGenerator<Uint8Array> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    let at = 0;
    while (rest.length - at >= LENGTH_BYTES) {
      const length = rest.readInt32LE(at);
      if (length < SHORTEST || length > LONGEST) throw new Error(`${file} is no BSON.`);
      if (rest.length - at < length) break;
      yield rest.subarray(at, at + length);
      at += length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new Error(`${file} ends in the middle of a document.`);
}
