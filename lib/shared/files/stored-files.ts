/** Pictures are encoded anew, documents stored unchanged. */
export const FILE_KINDS = ['picture', 'document'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const MEGABYTE = 1024 * 1024;

/** In bytes. */
export const FILE_BYTES_MAX: Readonly<Record<FileKind, number>> = {
  picture: 15 * MEGABYTE,
  document: 20 * MEGABYTE,
};

export function megabytesMax(kind: FileKind): number {
  return FILE_BYTES_MAX[kind] / MEGABYTE;
}

/** Named by a hash of its content, so that an address never changes its response. */
export const FILE_NAME = /^[0-9a-f]{40}\.(?:webp|pdf)$/;

/** Returns the hash of the content that a name begins with; papers of serial numbers and files of requests have a word before it. */
export function hashInName(name: string): string {
  return name.replace(/^(?:paper|request)-/, '').split('.', 1)[0] ?? '';
}

const FOLDER = '/files/';

export function fileUrl(name: string): string {
  return `${FOLDER}${name}`;
}

/** Null if the address is not that of a stored file. */
export function fileNameOf(url: string): string | null {
  const name = url.startsWith(FOLDER) ? url.slice(FOLDER.length) : '';
  return FILE_NAME.test(name) ? name : null;
}
