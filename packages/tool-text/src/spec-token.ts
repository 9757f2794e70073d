/**
 * Converts a name or value of a specification to a part of an address: `Jaw width` to `jaw-width`, `12.5 mm` to `12.5-mm`.
 * Letters of every script stay; everything between them becomes a hyphen, so there is never a colon.
 */
export function specToken(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+/×°]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}
