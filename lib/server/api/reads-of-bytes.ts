/** A list of a hundred tools is about 100 KB. */
const BYTES_PER_READ = 128 * 1024;

export function readsOfBytes(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_READ);
}
