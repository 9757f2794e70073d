/** As German writes its umlauts without dots; other letters lose their marks. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
};

const MOST_LETTERS = 60;

/** Returns an address for a page of this title; empty for one without Latin letters. */
export function suggestSlug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæœø]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS)
    .replace(/^-+|-+$/g, '');
}
