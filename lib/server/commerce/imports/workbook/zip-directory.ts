import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const IS_LOCKED = 1;
const STORED = 0;
const DEFLATED = 8;

export type ZipEntry = { name: string; method: number; packed: number; unpacked: number; at: number };

/**
 * Returns what the directory of a ZIP file names; null where it has none, or one of the kinds that workbooks are not: in several files,
 * locked, or of more than 4 GB.
 */
export function entriesOf(bytes: Buffer): ZipEntry[] | null {
  const from = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX);
  let end = bytes.length - END_BYTES;
  while (end >= from && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < from || end < 0) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let place = 0; place < count; place += 1) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return null;
    if (bytes.readUInt16LE(at + 8) & IS_LOCKED) return null;
    const nameEnd = at + ENTRY_BYTES + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Returns the content of an entry. Throws for one that is broken, or larger than its entry says. */
export function contentOf(bytes: Buffer, { at, method, packed, unpacked }: ZipEntry): Buffer {
  const start = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(start, start + packed);
  if (method === STORED) return content;
  if (method !== DEFLATED) throw new Error('an unknown way of packing');
  return inflateRawSync(content, { maxOutputLength: Math.max(unpacked, 1) });
}
