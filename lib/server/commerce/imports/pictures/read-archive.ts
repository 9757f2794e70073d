import 'server-only';
import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import type { StoredArchive } from '@/lib/server/platform/db/documents/imports';
import { FILE_BYTES_MAX, type FileKind } from '@/lib/shared/files/stored-files';
import { ARCHIVE_MAX, type FileReason } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import { ArchiveReader } from './archive-parts';

/** A file of an archive, and where it is: `at` is its header. */
export type ArchiveFile = {
  file: string;
  kind: FileKind;
  at: number;
  packed: number;
  unpacked: number;
  method: number;
};
export type ArchiveFiles = { files: ArchiveFile[]; refused: { file: string; why: FileReason }[] };

const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
const FILE_TYPE = 0o170000;
const LINK = 0o120000;
const NAME_MAX = 200;

const KINDS: Readonly<Record<string, FileKind>> = {
  ...{ jpg: 'picture', jpeg: 'picture', png: 'picture', webp: 'picture', avif: 'picture' },
  pdf: 'document',
};
const ARCHIVES: ReadonlySet<string> = new Set(['zip', '7z', 'rar', 'gz', 'tgz', 'tar', 'bz2', 'xz', 'jar']);

const UTF8_FLAG = 0x800;

/** Names that are UTF-8 are meant so: macOS does not say it of what it packs. */
const utf8Flag = (name: Buffer) => (isUtf8(name) ? UTF8_FLAG : 0);

const segmentsOf = (path: string) => path.split(/[/\\]/);

/** What systems add to archives of their own accord, which nobody misses. */
function isOfSystem(path: string): boolean {
  const name = segmentsOf(path).at(-1) ?? '';
  return (
    name === '' ||
    name.startsWith('.') ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(name) ||
    path.startsWith('__MACOSX/')
  );
}

const isUnsafe = (path: string) => /^(?:[/\\]|[a-z]:)/i.test(path) || segmentsOf(path).includes('..');

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Says why an entry is refused before it is unpacked; null for none. */
function faultOf(entry: Entry, path: string): FileReason | null {
  const { compressedSize, uncompressedSize, compressionMethod, externalFileAttributes } = entry;
  const extension = extensionOf(path);
  const kind = KINDS[extension];
  if (isUnsafe(path)) return 'name-unsafe';
  if (entry.isEncrypted()) return 'locked';
  if (entry.versionMadeBy >>> 8 === UNIX && ((externalFileAttributes >>> 16) & FILE_TYPE) === LINK)
    return 'link';
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) return 'packed-otherwise';
  if (compressionMethod === STORED && compressedSize !== uncompressedSize) return 'unreadable';
  if (uncompressedSize > ARCHIVE_MAX.ratio * Math.max(1, compressedSize)) return 'packed-too-well';
  if (ARCHIVES.has(extension)) return 'archive';
  if (!kind) return 'no-picture';
  return uncompressedSize > FILE_BYTES_MAX[kind] ? 'too-large' : null;
}

const unreadable = (cause?: unknown) =>
  new AppError('unsupported-media-type', { reason: { code: 'not-zip' }, cause });
const tooLarge = () => new AppError('too-large', { reason: { code: 'archive-large' } });

async function open(archive: StoredArchive, validateEntrySizes: boolean): Promise<ZipFile> {
  return fromRandomAccessReaderPromise(new ArchiveReader(archive), archive.bytes, {
    ...{ lazyEntries: true, decodeStrings: false, autoClose: false, validateEntrySizes },
  });
}

/** Returns the files of an archive by its directory. Throws `unsupported-media-type` for none that can be read, and `too-large`. */
export async function listArchive(archive: StoredArchive): Promise<ArchiveFiles> {
  const found: ArchiveFiles = { files: [], refused: [] };
  let unpacked = 0;
  try {
    // Sizes that do not fit are a fault of their file, not of the archive.
    const zip = await open(archive, false);
    if (zip.entryCount > ARCHIVE_MAX.entries) throw tooLarge();
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > ARCHIVE_MAX.unpacked) throw tooLarge();
      const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
      const path = getFileNameLowLevel(
        generalPurposeBitFlag | utf8Flag(fileNameRaw),
        fileNameRaw,
        extraFields,
        true,
      );
      if (isOfSystem(path)) continue;
      const why = faultOf(entry, path);
      const file = (why === 'name-unsafe' ? path : (segmentsOf(path).at(-1) ?? '')).slice(0, NAME_MAX);
      const kind = KINDS[extensionOf(path)];
      if (why || !kind) found.refused.push({ file, why: why ?? 'no-picture' });
      else
        found.files.push({
          ...{ file, kind, at: entry.relativeOffsetOfLocalHeader, method: entry.compressionMethod },
          ...{ packed: entry.compressedSize, unpacked: entry.uncompressedSize },
        });
    }
    return found;
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error);
  }
}

/** Unpacks files of an archive, one by one. Throws for one that is broken, or not as long as its entry says. */
export async function archiveContents(
  archive: StoredArchive,
): Promise<(file: ArchiveFile) => Promise<Buffer>> {
  const zip = await open(archive, true);
  return async ({ at, packed, unpacked, method }) => {
    const header = { relativeOffsetOfLocalHeader: at, compressedSize: packed } as Entry;
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(header, { minimal: true });
    // The promise of yauzl 3.4 is that of another function.
    const stream = await new Promise<Readable>((resolve, reject) => {
      const read = (error: Error | null, opened: Readable) => (error ? reject(error) : resolve(opened));
      zip.openReadStreamLowLevel(fileDataStart, packed, 0, packed, method === DEFLATED, unpacked, read);
    });
    return buffer(stream);
  };
}
