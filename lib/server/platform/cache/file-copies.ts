import { announceRefresh } from './share-refreshes';

const NAMES = /[0-9a-f]{40}\.(?:webp|pdf)/g;
const MOST_DECODINGS = 5;

const tagOf = (name: string) => `file:${name}`;

/** Decodes until nothing changes: an address of a picture may hold the picture's own address in several spellings. */
function decoded(address: string): string | null {
  let text = address;
  for (let round = 0; round < MOST_DECODINGS; round += 1) {
    if (!text.includes('%')) return text;
    try {
      text = decodeURIComponent(text);
    } catch {
      return null;
    }
  }
  return null;
}

/** Empty if the address names no stored file; null if it cannot be decoded: nothing may be cached under it. */
export function fileTags(address: string): string[] | null {
  const text = decoded(address);
  return text === null ? null : [...new Set(text.match(NAMES))].map(tagOf);
}

/** In every instance. The file is gone by now. */
export function dropFileCopies(name: string): void {
  announceRefresh([tagOf(name)]);
}
