/** What is uploaded for tools: pictures, which are encoded anew, and documents, which stay as they are. */
export const FILE_KINDS = ['picture', 'document'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const MEGABYTE = 1024 * 1024;

/** The largest file of each kind that is accepted. */
export const FILE_BYTES_MAX: Readonly<Record<FileKind, number>> = {
  picture: 15 * MEGABYTE,
  document: 20 * MEGABYTE,
};

/** A file's limit as people read it. */
export function megabytesMax(kind: FileKind): number {
  return FILE_BYTES_MAX[kind] / MEGABYTE;
}

/** The name of a stored file: a hash of its content, so that what an address returns never changes. */
export const FILE_NAME = /^[0-9a-f]{40}\.(?:webp|pdf)$/;

const FOLDER = '/files/';

/** Returns the address of a stored file on this site. */
export function fileUrl(name: string): string {
  return `${FOLDER}${name}`;
}

/** Returns the name of the stored file at an address on this site; null if it is the address of something else. */
export function fileNameOf(url: string): string | null {
  const name = url.startsWith(FOLDER) ? url.slice(FOLDER.length) : '';
  return FILE_NAME.test(name) ? name : null;
}
