import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

type Content = Buffer | string;
/** A file of an archive; what is odd about it is said by name. */
type ArchiveEntry = {
  name: string;
  content: Content;
  isDeflated?: boolean;
  isLocked?: boolean;
  /** It is not said that the name is UTF-8. */
  isNameUnsaid?: boolean;
  isLink?: boolean;
  method?: number;
  /** What the directory says that it has unpacked. */
  saidBytes?: number;
};

const UNIX = 0x0314;
const LINK = 0o120777;
const FILE = 0o100644;

function partsOf(
  { name, content, isDeflated, isLocked, isNameUnsaid, isLink, method, saidBytes }: ArchiveEntry,
  at: number,
) {
  const bytes = Buffer.from(content);
  const data = isDeflated ? deflateRawSync(bytes) : bytes;
  const path = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE((isNameUnsaid ? 0 : 0x800) | (isLocked ? 1 : 0), 2);
  common.writeUInt16LE(method ?? (isDeflated ? 8 : 0), 4);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(saidBytes ?? bytes.length, 18);
  common.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, data]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(((isLink ? LINK : FILE) << 16) >>> 0, 6);
  rest.writeUInt32LE(at, 10);
  const version = Buffer.alloc(2);
  version.writeUInt16LE(UNIX);
  return { local, central: Buffer.concat([Buffer.from('PK\x01\x02'), version, common, rest, path]) };
}

/** A ZIP file, also one that no program would write. */
export function archive(...entries: readonly ArchiveEntry[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { local, central } = partsOf(entry, at);
    locals.push(local);
    centrals.push(central);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(centrals).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...centrals, end]);
}

/** A picture of one color. */
export function picture(color: string, side = 8): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}
