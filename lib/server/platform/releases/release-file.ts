import 'server-only';

export type ReleaseFile = { path: string; bytes: Uint8Array; isBrotli: boolean };
