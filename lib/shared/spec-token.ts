/**
 * A name or value of a specification as part of an address: `Jaw width` is `jaw-width`, `12.5 mm` is `12.5-mm`. Letters
 * of every script stay; what separates is a hyphen, and a colon is never part of it.
 */
export function specToken(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+/×°]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}
