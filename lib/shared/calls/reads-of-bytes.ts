/** A list of a hundred tools has some 100 KB. */
const BYTES_PER_READ = 128 * 1024;

/** Returns as how many reads a response of this length counts besides itself. */
export function readsOfBytes(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_READ);
}
