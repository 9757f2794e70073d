import 'server-only';

/** A file of a release: its path in the address, and its bytes, of text in Brotli. */
export type ReleaseFile = { path: string; bytes: Uint8Array; isBrotli: boolean };
