import 'server-only';
import { Readable } from 'node:stream';
import { ObjectId } from 'mongodb';
import { RandomAccessReader } from 'yauzl';
import { blobStorage } from '@/lib/server/platform/blobs/current-storage';
import type { StoredArchive } from '@/lib/server/platform/db/documents/imports';

const MEBIBYTE = 1024 * 1024;
const PART_BYTES = 8 * MEBIBYTE;
/** Entries of a directory are some fifty bytes each, read one after the other. */
const WINDOW_BYTES = MEBIBYTE / 4;

/** Removes the parts of an archive; the sweep of files removes what a process that died has left. */
export async function removeArchive({ parts }: Pick<StoredArchive, 'parts'>): Promise<void> {
  for (const part of parts) await blobStorage().remove(part);
}

/** Stores an archive in parts as it arrives, from where any process can go on with it. Throws what the stream does, and leaves nothing then. */
export async function storeArchive(stream: AsyncIterable<Uint8Array>): Promise<StoredArchive> {
  const archive: StoredArchive = { parts: [], bytes: 0 };
  let chunks: Uint8Array[] = [];
  let gathered = 0;
  const write = async (part: Uint8Array) => {
    const id = new ObjectId();
    archive.parts.push(id);
    archive.bytes += part.byteLength;
    await blobStorage().write(id, 'archive.zip', part);
  };
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      gathered += chunk.byteLength;
      if (gathered < PART_BYTES) continue;
      let rest = Buffer.concat(chunks);
      for (; rest.length >= PART_BYTES; rest = rest.subarray(PART_BYTES))
        await write(rest.subarray(0, PART_BYTES));
      chunks = [rest];
      gathered = rest.length;
    }
    if (gathered > 0) await write(Buffer.concat(chunks));
    return archive;
  } catch (error) {
    await removeArchive(archive);
    throw error;
  }
}

/** Yields the bytes from `start` up to `end`. */
async function* bytesOf({ parts }: StoredArchive, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; ) {
    const place = Math.floor(at / PART_BYTES);
    const from = place * PART_BYTES;
    const range = { start: at - from, end: Math.min(PART_BYTES, end - from) };
    const part = parts[place];
    const content = part && (await blobStorage().read(part, range));
    if (!content) throw new Error('a part of the archive is gone');
    yield* content as unknown as AsyncIterable<Uint8Array>;
    at = from + range.end;
  }
}

type Window = { start: number; bytes: Buffer };

/** Reads an archive from its parts, small pieces through a window. */
export class ArchiveReader extends RandomAccessReader {
  readonly #archive: StoredArchive;
  #window: Window = { start: 0, bytes: Buffer.alloc(0) };

  constructor(archive: StoredArchive) {
    super();
    this.#archive = archive;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(bytesOf(this.#archive, start, end));
  }

  async #windowAt(start: number, length: number): Promise<Window> {
    const { start: from, bytes } = this.#window;
    if (start >= from && start + length <= from + bytes.length) return this.#window;
    const end = Math.min(this.#archive.bytes, start + Math.max(length, WINDOW_BYTES));
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytesOf(this.#archive, start, end)) chunks.push(chunk);
    this.#window = { start, bytes: Buffer.concat(chunks) };
    return this.#window;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#windowAt(position, length).then(
      ({ start, bytes }) => {
        const isWhole = bytes.copy(buffer, offset, position - start, position - start + length) === length;
        callback(isWhole ? null : new Error('the archive ends too early'));
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
  }
}
