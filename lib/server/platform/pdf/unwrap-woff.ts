import 'server-only';
import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

type Table = { tag: string; checksum: number; content: Buffer };

function readTables(woff: Buffer): Table[] {
  const count = woff.readUInt16BE(12);
  return Array.from({ length: count }, (_, place) => {
    const at = WOFF_HEADER_BYTES + place * WOFF_ENTRY_BYTES;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      content: packed < length ? inflateSync(stored) : stored,
    };
  });
}

/**
 * The font in a WOFF file (https://www.w3.org/TR/WOFF/) as it was before it was packed. The PDF library unpacks one by
 * itself too, but slowly and anew for each document. Noto Sans as one TrueType file instead of subsets would make this
 * file needless, but an invoice then takes two to three times as long (measured 2026-11-22: 251 to 328 ms against 113 to
 * 144 ms), since the library parses the whole font for each document.
 */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const tables = readTables(woff);
  const depth = Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(SFNT_HEADER_BYTES + tables.length * SFNT_ENTRY_BYTES);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(2 ** depth * SFNT_ENTRY_BYTES, 6);
  head.writeUInt16BE(depth, 8);
  head.writeUInt16BE((tables.length - 2 ** depth) * SFNT_ENTRY_BYTES, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, checksum, content }, place) => {
    const at = SFNT_HEADER_BYTES + place * SFNT_ENTRY_BYTES;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    // Every table begins at a multiple of four.
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4);
    parts.push(content, padding);
    offset += content.length + padding.length;
  });
  return Buffer.concat(parts);
}
