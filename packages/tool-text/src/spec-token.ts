/** `Jaw width` is `jaw-width`, `12.5 mm` is `12.5-mm`. Letters of every script stay; there is never a colon. */
export function specToken(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+/×°]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}
